import { limits } from '@catchpitch/contract/limits'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Checkbox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { FormSection } from '../../form/form-section.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { SaveNote } from '../../survey/save-note.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'

type Queries = Reply<'GET /my-surveys/{id}/get-queries'>
type PageProps = { survey: WholeSurvey; at: SurveyKey }

const most = limits.survey.queries.max

const queriesQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/get-queries', { params: { id }, query: { group_id } })

function Editor({ survey, at, queries: { chosen, offered } }: PageProps & { queries: Queries }) {
  const t = useT()
  const client = useQueryClient()
  const saving = useSurveySaving({
    survey,
    at,
    initial: chosen,
    send: async (query_ids, version) => {
      const { data } = await api('POST /my-surveys/{id}/save-queries', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { query_ids, version },
      })
      // Or the page would open with the old state next time, and save it over the new one.
      client.setQueryData(queriesQuery(at).queryKey, (before) => before && { ...before, chosen: query_ids })
      return data
    },
  })
  const { values: ids, change } = saving
  const canChange = survey.can.edit && !survey.is_frozen
  const isFull = ids.length >= most
  return (
    <div className={classes.page}>
      {survey.is_frozen && <p className={classes.note}>{t('wizard.frozen')}</p>}
      <fieldset className={classes.card} disabled={!canChange}>
        <FormSection title={t('queries.title')} hint={t('queries.hint', { max: most })}>
          <p className={classes.hint} role="status">
            {t('queries.count', { count: ids.length, max: most })}
          </p>
          {offered.length === 0 && <p className={classes.hint}>{t('queries.none')}</p>}
          <div className={classes.fields}>
            {offered.map(({ id, name, dimension, is_asked }) => {
              const isChosen = ids.includes(id)
              return (
                <Checkbox
                  key={id}
                  label={name}
                  description={is_asked ? dimension : t('queries.unasked', { dimension })}
                  checked={isChosen}
                  disabled={!canChange || (isFull && !isChosen)}
                  onChange={() => change(isChosen ? ids.filter((other) => other !== id) : [...ids, id])}
                />
              )
            })}
          </div>
        </FormSection>
      </fieldset>
      {canChange && <SaveNote saving={saving} />}
    </div>
  )
}

function Queries({ survey, at }: PageProps) {
  const { data, error, refetch } = useQuery(queriesQuery(at))
  if (data) return <Editor survey={survey} at={at} queries={data} />
  return <NotYet of="list" error={error} onRetry={refetch} />
}

/** What the company wants to find out. */
export function QueriesPage() {
  return <SurveyFrame page="queries">{(survey, at) => <Queries survey={survey} at={at} />}</SurveyFrame>
}
