import { businessSize, businessSizes } from '@catchpitch/contract/groups/business-size'
import { languageFrom } from '@catchpitch/contract/languages'
import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { hireType, hireTypes } from '@catchpitch/contract/surveys/survey-choices'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { Facts } from '../../facts/facts.tsx'
import { useOptions } from '../../form/choices.ts'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { useJobLists } from '../../survey/use-job-lists.ts'
import { useT } from '../../words.ts'
import classes from './survey-modals.module.css'

type ModalButtonProps = { label: string; children: ReactNode }

/** A button and what it opens. What is inside is asked for only then. */
function ModalButton({ label, children }: ModalButtonProps) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {label}
      </Button>
      <ModalDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={label}
        size="lg"
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        {children}
      </ModalDialog>
    </>
  )
}

function Requirements({ survey }: { survey: WholeSurvey }) {
  const t = useT()
  const positions = useOptions('job_position')
  const goals = useOptions('goal_type')
  const experience = useOptions('participant_experience_type')
  const unsaid = t('details.unsaid')
  const named = (choices: typeof goals, code: string | null) =>
    choices.find(({ value }) => value === code)?.label ?? unsaid
  const { supervisions } = useJobLists()
  const hired = hireTypes.find((code) => hireType[code] === survey.hire_type)
  const size = businessSizes.find((code) => businessSize[code] === survey.business_size)
  return (
    <Facts
      facts={[
        { label: t('details.jobPosition'), value: named(positions, survey.job_position) },
        { label: t('details.role'), value: survey.role || unsaid },
        { label: t('details.skills'), value: survey.skills_required || unsaid },
        {
          label: t('wizard.supervision'),
          value: supervisions.find(({ id }) => id === survey.supervision_provided)?.name ?? unsaid,
        },
        { label: t('details.goal'), value: named(goals, survey.goal_type) },
        { label: t('wizard.hireType'), value: hired ? t(`wizard.hire.${hired}`) : unsaid },
        { label: t('wizard.businessSize'), value: size ? t(`wizard.size.${size}`) : unsaid },
        { label: t('wizard.experience'), value: named(experience, survey.experience_type) },
        { label: t('details.purpose'), value: survey.purpose || unsaid },
        { label: t('details.module'), value: survey.module?.name ?? unsaid },
        { label: t('details.questions'), value: survey.questions },
        { label: t('details.queries'), value: survey.index_criteria.length },
        { label: t('details.screening'), value: survey.screening_questions },
        { label: t('details.strategy'), value: survey.strategy ?? unsaid },
      ]}
    />
  )
}

/** The survey on one page: whom it looks for, and how much it asks. */
export function SummaryModal({ survey }: { survey: WholeSurvey }) {
  const t = useT()
  return (
    <ModalButton label={t('details.summary')}>
      <Requirements survey={survey} />
    </ModalButton>
  )
}

const seen = ['details.sees1', 'details.sees2', 'details.sees3', 'details.sees4', 'details.sees5'] as const

function WhatToKnow({ survey, group_id }: { survey: WholeSurvey; group_id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/{id}/questions', { params: { id: survey.id }, query: { group_id } }),
  )
  if (!data) return <NotYet shape="lines" of="list" error={error} onRetry={refetch} />
  return (
    <div className={classes.known}>
      <p>{t('details.time', minutesFor(data.chosen.length, language))}</p>
      <h3>{t('details.topics')}</h3>
      <ul>
        {data.chosen.map(({ id, topic }) => (
          <li key={id}>{topic}</li>
        ))}
      </ul>
      <h3>{t('details.sees')}</h3>
      <ol>
        {seen.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </div>
  )
}

/** Good to know: how long it takes, what it is about, and what applicants see. */
export function GoodToKnowModal({ survey, group_id }: { survey: WholeSurvey; group_id: string }) {
  const t = useT()
  return (
    <ModalButton label={t('details.goodToKnow')}>
      <WhatToKnow survey={survey} group_id={group_id} />
    </ModalButton>
  )
}
