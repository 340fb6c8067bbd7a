import { addDays, dayOf, formatDay, startOfDay } from '@catchpitch/contract/dates'
import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { surveyQuery } from '../../survey/survey-query.ts'
import { departmentsQuery } from '../../team/departments-query.ts'
import { useT } from '../../words.ts'
import type { FunnelView } from './funnel-address.ts'
import classes from './funnel-filters.module.css'

const spans = [30, 90, 365] as const

/** Since when people were invited: a few spans to choose, and any day that stands in the address. */
function useSpans(from: string | undefined) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const [today] = useState(() => dayOf(new Date()))
  const offered = spans.map((days) => ({ value: addDays(today, 1 - days), label: t(`funnel.last${days}`) }))
  if (from === undefined || offered.some(({ value }) => value === from)) return offered
  return [...offered, { value: from, label: t('funnel.since', { day: formatDay(startOfDay(from), language) }) }]
}

/** The one survey that the funnel is narrowed to, which was pressed in the table; and the way back to all. */
function ChosenSurvey({ group_id, id, onLift }: { group_id: string; id: string; onLift: () => void }) {
  const t = useT()
  const { data } = useQuery(surveyQuery({ id, group_id }))
  return (
    <Button variant="default" rightSection={<IconX size={16} aria-hidden />} onClick={onLift} aria-describedby="lift">
      {t('funnel.onlySurvey', { name: data?.name ?? '…' })}
      <span id="lift" hidden>
        {t('funnel.allSurveys')}
      </span>
    </Button>
  )
}

/** Whose way is looked at. All of it stands in the address, so that it can be sent to a colleague. */
export function FunnelFilters({ group_id, view }: { group_id: string; view: FunnelView }) {
  const t = useT()
  const navigate = useNavigate()
  const periods = useSpans(view.from)
  const { data: departments } = useQuery(departmentsQuery(group_id))
  const choose = (name: 'from' | 'source' | 'department' | 'survey', value: string) =>
    void navigate({
      to: '/surveys/business-intelligence',
      search: (before) => ({ ...before, [name]: value === '' ? undefined : value }),
      replace: true,
    })
  return (
    <div className={classes.filters}>
      <ChoiceField
        aria-label={t('funnel.period')}
        placeholder={t('funnel.anyTime')}
        choices={periods}
        value={view.from ?? ''}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <ChoiceField
        aria-label={t('funnel.by.source')}
        placeholder={t('funnel.allSources')}
        choices={Object.values(inviteSource).map((source) => ({
          value: String(source),
          label: t(`funnel.source${source}`),
        }))}
        value={view.source === undefined ? '' : String(view.source)}
        onChange={({ currentTarget }) => choose('source', currentTarget.value)}
      />
      {departments && departments.length > 0 && (
        <ChoiceField
          aria-label={t('funnel.by.department')}
          placeholder={t('funnel.allDepartments')}
          choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={view.department ?? ''}
          onChange={({ currentTarget }) => choose('department', currentTarget.value)}
        />
      )}
      {view.survey !== undefined && (
        <ChosenSurvey group_id={group_id} id={view.survey} onLift={() => choose('survey', '')} />
      )}
    </div>
  )
}
