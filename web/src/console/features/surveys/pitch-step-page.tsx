import { noSlider, type PitchChoice } from '@catchpitch/contract/pitch/pitch-choice'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { type SurveyKey, stepsQuery, surveyQuery } from '../../survey/survey-query.ts'
import { useJobLists } from '../../survey/use-job-lists.ts'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'
import ownClasses from './pitch-step-page.module.css'

type PageProps = { survey: WholeSurvey; at: SurveyKey }

/** What applicants read beside the slides, as far as it is filled in, and where that is done. */
function BesideSlides({ survey, at }: PageProps) {
  const t = useT()
  const { positions, supervisions } = useJobLists()
  const { data: hiring, error, refetch } = useQuery(stepsQuery(at))
  if (!hiring) return <NotYet shape="lines" of="list" error={error} onRetry={refetch} />

  const { job_position, role, skills_required, supervision_provided } = survey
  const facts = [
    [t('wizard.jobPosition'), positions.find(({ code }) => code === job_position)?.name ?? job_position ?? ''],
    [t('wizard.role'), role],
    [t('wizard.skills'), skills_required],
    [t('wizard.supervision'), supervisions.find(({ id }) => id === supervision_provided)?.name ?? ''],
  ] as const
  const empty = <span className={ownClasses.empty}>{t('pitchStep.empty')}</span>
  return (
    <section className={classes.list} aria-label={t('pitchStep.beside')}>
      <h2>{t('pitchStep.beside')}</h2>
      <p className={classes.hint}>{t('pitchStep.besideHint')}</p>
      <div className={ownClasses.part}>
        <div className={classes.head}>
          <h3>{t('pitchStep.job')}</h3>
          {survey.can.edit && (
            <Link to="/surveys/$id/purpose" params={{ id: at.id }} className={ownClasses.edit}>
              {t('pitchStep.editJob')}
            </Link>
          )}
        </div>
        <dl className={ownClasses.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? empty : value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={ownClasses.part}>
        <div className={classes.head}>
          <h3>{t('howWeHire.title')}</h3>
          {survey.can.edit && (
            <Link to="/surveys/$id/hiring-strategy" params={{ id: at.id }} className={ownClasses.edit}>
              {t('pitchStep.editSteps')}
            </Link>
          )}
        </div>
        <p>{hiring.steps.length > 0 ? hiring.steps.map(({ name }) => name).join(' → ') : empty}</p>
      </div>
    </section>
  )
}

function PitchStep({ survey, at }: PageProps) {
  const t = useT()
  const client = useQueryClient()
  const { attempt } = useConfirm()
  const { data, error, refetch } = useQuery(readQuery('GET /admin-sliders', { query: { group_id: at.group_id } }))
  if (!data) return <NotYet shape="cards" of="list" error={error} onRetry={refetch} />

  const choose = (pitch_id: PitchChoice) =>
    void attempt(async () => {
      const { data: changed } = await api('POST /my-surveys/{id}/pitch', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { pitch_id, version: survey.version },
      })
      client.setQueryData(surveyQuery(at).queryKey, changed)
      await client.invalidateQueries({ queryKey: ['/admin-sliders'], refetchType: 'none' })
    })

  const textOf = (id: PitchChoice) => t(id === noSlider ? 'pitchStep.noneText' : 'pitchStep.noSlides')
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <fieldset className={classes.list} disabled={!survey.can.edit}>
          <legend className="visually-hidden">{t('pitchStep.title')}</legend>
          <div className={classes.head}>
            <h2>{t('pitchStep.title')}</h2>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch" />}>
              {t('pitchStep.manage')}
            </Button>
          </div>
          <p className={classes.hint}>{t('pitchStep.hint')}</p>
          {data.map(({ id, name, slides }) => (
            <label key={id ?? 'all'} className={classes.strategy}>
              <input type="radio" name="pitch" checked={id === survey.pitch_id} onChange={() => choose(id)} />
              <strong>{name}</strong>
              <span className={classes.hint}>
                {slides.length > 0 ? slides.map((slide) => slide.name).join(' → ') : textOf(id)}
              </span>
            </label>
          ))}
        </fieldset>
        <BesideSlides survey={survey} at={at} />
      </div>
    </div>
  )
}

/** Which slides applicants see before this survey, or none, and what its pitch says besides. */
export function PitchStepPage() {
  return <SurveyFrame page="pitch">{(survey, at) => <PitchStep survey={survey} at={at} />}</SurveyFrame>
}
