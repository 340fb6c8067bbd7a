import { limits } from '@catchpitch/contract/limits'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useT } from '../words.ts'
import { SaveNote } from './save-note.tsx'
import { type ScreeningQuestions, screeningQuery } from './screening-query.ts'
import type { SurveyKey } from './survey-query.ts'
import { useSurveySaving } from './use-survey-saving.ts'
import classes from './wizard.module.css'
import { type Written, WrittenList } from './written-list.tsx'

type ScreeningEditorProps = { survey: WholeSurvey; at: SurveyKey; screening: ScreeningQuestions }

const { screening_question, screening_questions } = limits.survey

const newEntry = (name: string): Written => ({ id: crypto.randomUUID(), name })

/** The short questions before the survey, as they are written. */
export function ScreeningEditor({ survey, at, screening }: ScreeningEditorProps) {
  const t = useT()
  const client = useQueryClient()
  const saving = useSurveySaving({
    survey,
    at,
    initial: screening.questions.map(newEntry),
    send: async (entries, version) => {
      // One that is still empty is not asked.
      const questions = entries.map(({ name }) => name.trim()).filter(Boolean)
      const { data } = await api('POST /my-surveys/{id}/screening-questions', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { questions, version },
      })
      // Or the page would open with the old state next time, and save it over the new one.
      client.setQueryData(screeningQuery(at).queryKey, (before) => before && { ...before, questions })
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
