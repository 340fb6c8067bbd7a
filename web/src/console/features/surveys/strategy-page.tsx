import { limits } from '@catchpitch/contract/limits'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { SaveNote } from '../../survey/save-note.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { type SurveyKey, stepsQuery, surveyQuery } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import classes from '../../survey/wizard.module.css'
import { type Written, WrittenList } from '../../survey/written-list.tsx'
import { useT } from '../../words.ts'

type PageProps = { survey: WholeSurvey; at: SurveyKey }
type Steps = Reply<'GET /my-surveys/survey-hiring-strategy'>['steps']

const ofSurvey = ({ id, group_id }: SurveyKey) => ({ query: { group_id, survey_id: id } })
const selectedQuery = (at: SurveyKey) => readQuery('GET /my-surveys/selected-hiring-strategy', ofSurvey(at))

/** The steps as the company words them. */
function StepsEditor({ survey, at, steps }: PageProps & { steps: Steps }) {
  const t = useT()
  const client = useQueryClient()
  const saving = useSurveySaving({
    survey,
    at,
    initial: steps.map((step): Written => ({ ...step, id: crypto.randomUUID() })),
    send: async (entries, version) => {
      const written = entries.map(({ name, description = '' }) => ({ name, description }))
      const { data } = await api('PUT /my-surveys/update-hiring-strategy', {
        ...ofSurvey(at),
        body: { steps: written, version },
      })
      // Or the page would open with the old state next time, and save it over the new one.
      client.setQueryData(stepsQuery(at).queryKey, (before) => before && { ...before, steps: written })
      return data
    },
  })
  return (
    <section aria-label={t('howWeHire.steps')}>
      <h2>{t('howWeHire.steps')}</h2>
      <p className={classes.hint}>{t('howWeHire.stepsHint')}</p>
      <WrittenList
        label={t('howWeHire.steps')}
        entries={saving.values}
        max={limits.hiring_strategy.name.max}
        nameLabel={(place) => t('howWeHire.nth', { place })}
        descriptionLabel={(place) => t('howWeHire.nthText', { place })}
        onChange={saving.change}
      />
      <SaveNote saving={saving} />
    </section>
  )
}

function Strategy({ survey, at }: PageProps) {
  const t = useT()
  const client = useQueryClient()
  const { attempt } = useConfirm()
  const offered = useQuery(readQuery('GET /my-surveys/hiring-strategy', { query: { group_id: at.group_id } }))
  const selected = useQuery(selectedQuery(at))
  const steps = useQuery(stepsQuery(at))
  if (!offered.data || selected.data === undefined || !steps.data) {
    const error = offered.error ?? selected.error ?? steps.error
    const retry = () => Promise.all([offered.refetch(), selected.refetch(), steps.refetch()])
    return <NotYet of="list" shape="cards" error={error} onRetry={retry} />
  }

  const pick = (strategy_id: string | null) =>
    void attempt(async () => {
      const { data } = await api('POST /my-surveys/save-hiring-strategy', {
        ...ofSurvey(at),
        body: { strategy_id, version: survey.version },
      })
      client.setQueryData(surveyQuery(at).queryKey, data)
      // The steps first: by the time another one is shown as picked, they are those of that one.
      await client.invalidateQueries({ queryKey: stepsQuery(at).queryKey })
      await client.invalidateQueries({ queryKey: selectedQuery(at).queryKey })
    })

  const choices = [
    { id: null, name: t('howWeHire.none'), description: t('howWeHire.noneText'), steps: [] },
    ...offered.data,
  ]
  const current = selected.data?.id ?? null
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <fieldset className={classes.list} disabled={!survey.can.edit}>
          <legend className="visually-hidden">{t('howWeHire.title')}</legend>
          <h2>{t('howWeHire.title')}</h2>
          <p className={classes.hint}>{t('howWeHire.hint')}</p>
          {choices.map(({ id, name, description, steps: parts }) => (
            <label key={id ?? 'none'} className={classes.strategy}>
              <input type="radio" name="strategy" checked={id === current} onChange={() => pick(id)} />
              <span>
                <strong>{name}</strong>
                <span className={classes.hint}>{description}</span>
                {parts.length > 0 && (
                  <span className={classes.eyebrow}> {parts.map((part) => part.name).join(' → ')}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {current !== null && survey.can.edit && (
          <StepsEditor key={current} survey={survey} at={at} steps={steps.data.steps} />
        )}
      </div>
    </div>
  )
}

/** How the company hires, step by step; applicants read it, and the team sees it beside the pipeline. */
export function StrategyPage() {
  return <SurveyFrame page="hiring-strategy">{(survey, at) => <Strategy survey={survey} at={at} />}</SurveyFrame>
}
