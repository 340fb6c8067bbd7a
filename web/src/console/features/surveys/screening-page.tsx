import { limits } from '@catchpitch/contract/limits'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { ListFailure } from '../../list/list-failure.tsx'
import { readQuery } from '../../queries.ts'
import { SaveNote } from '../../survey/save-note.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import { useT } from '../../words.ts'
import classes from './wizard.module.css'
import { type Written, WrittenList } from './written-list.tsx'

type Screening = Reply<'GET /my-surveys/{id}/screening-questions'>
type PageProps = { survey: WholeSurvey; at: SurveyKey }

const { screening_question, screening_questions } = limits.survey

const screeningQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/screening-questions', { params: { id }, query: { group_id } })

const newEntry = (name: string): Written => ({ id: crypto.randomUUID(), name })

function Editor({ survey, at, screening }: PageProps & { screening: Screening }) {
  const t = useT()
  const client = useQueryClient()
  const saving = useSurveySaving({
    survey,
    at,
    initial: screening.questions.map(newEntry),
    send: async (entries, version) => {
      const { data } = await api('POST /my-surveys/{id}/screening-questions', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        // One that is still empty is not asked.
        body: { questions: entries.map(({ name }) => name.trim()).filter(Boolean), version },
      })
      await client.invalidateQueries({ queryKey: screeningQuery(at).queryKey, refetchType: 'none' })
      return data
    },
  })
  const { values: entries, change } = saving
  const left = screening.suggestions.filter((suggestion) => entries.every(({ name }) => name !== suggestion))
  const isFull = entries.length >= screening_questions.max
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <div className={classes.head}>
          <div>
            <h2>{t('screening.title')}</h2>
            <p className={classes.hint}>{t('screening.hint')}</p>
          </div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => change([...entries, newEntry('')])}
          >
            {t('screening.add')}
          </Button>
        </div>
        {entries.length === 0 && <p className={classes.hint}>{t('screening.none')}</p>}
        {entries.length > 0 && (
          <WrittenList
            label={t('screening.title')}
            entries={entries}
            max={screening_question.max}
            nameLabel={(place) => t('screening.nth', { place })}
            onChange={change}
          />
        )}
        {left.length > 0 && (
          <section aria-label={t('screening.suggestions')}>
            <h2>{t('screening.suggestions')}</h2>
            <ul className={classes.list}>
              {left.map((suggestion) => (
                <li key={suggestion} className={classes.offer}>
                  <span>{suggestion}</span>
                  <Button
                    variant="default"
                    disabled={isFull}
                    aria-label={t('questions.addNamed', { name: suggestion })}
                    onClick={() => change([...entries, newEntry(suggestion)])}
                  >
                    {t('questions.add')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <SaveNote saving={saving} />
    </div>
  )
}

/** What is asked and can no longer be changed, or not by this person. */
function Asked({ survey, questions }: { survey: WholeSurvey; questions: readonly string[] }) {
  const t = useT()
  return (
    <div className={classes.page}>
      {survey.is_frozen && <p className={classes.note}>{t('wizard.frozen')}</p>}
      <div className={classes.card}>
        <h2>{t('screening.title')}</h2>
        {questions.length === 0 && <p className={classes.hint}>{t('screening.none')}</p>}
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Screening({ survey, at }: PageProps) {
  const { data, error, refetch } = useQuery(screeningQuery(at))
  if (!data) return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <Skeleton />
  if (survey.is_frozen || !survey.can.edit) return <Asked survey={survey} questions={data.questions} />
  return <Editor survey={survey} at={at} screening={data} />
}

/** The short questions before the survey. */
export function ScreeningPage() {
  return <SurveyFrame page="screening">{(survey, at) => <Screening survey={survey} at={at} />}</SurveyFrame>
}
