import { languageFrom } from '@catchpitch/contract/languages'
import { lengthWarning, minutesFor } from '@catchpitch/contract/modules/time-needed'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { SortableList } from '../../list/sortable-list.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { SaveNote } from '../../survey/save-note.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { type SurveyKey, surveyQuery } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'
import { TemplateSuggestions } from './template-suggestions.tsx'

type Questions = Reply<'GET /my-surveys/{id}/questions'>
type Question = Questions['chosen'][number]
type PageProps = { survey: WholeSurvey; at: SurveyKey }

const questionsQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/questions', { params: { id }, query: { group_id } })

/** The questions as saved. Without it the page would open with the old order next time, and save it over the new one. */
function withChosen({ chosen, offered, ...more }: Questions, ids: readonly string[]): Questions {
  const all = [...chosen, ...offered]
  return {
    ...more,
    chosen: ids.flatMap((id) => all.find((question) => question.id === id) ?? []),
    offered: all.filter(({ id }) => !ids.includes(id)),
  }
}

function QuestionText({ question: { dimension, name, topic } }: { question: Question }) {
  return (
    <div>
      <p className={classes.eyebrow}>
        {dimension} · {name}
      </p>
      <p className={classes.topic}>{topic}</p>
    </div>
  )
}

/** How long answering takes, and whether that is too short to say anything or too long to sit through. */
function TimeNeeded({ count }: { count: number }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const warning = count > 0 ? lengthWarning(count) : null
  return (
    <p className={classes.note} data-warning={warning !== null || undefined} role="status">
      {t('questions.time', { count, ...minutesFor(count, language) })} {warning && t(`questions.${warning}`)}
    </p>
  )
}

function Editor({ survey, at, questions, onReplaced }: PageProps & { questions: Questions; onReplaced: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const [suggesting, setSuggesting] = useState(false)
  const all = [...questions.chosen, ...questions.offered]
  const input = { params: { id: at.id }, query: { group_id: at.group_id } }
  const saving = useSurveySaving({
    survey,
    at,
    initial: questions.chosen.map(({ id }) => id),
    send: async (situation_ids, version) => {
      const { data } = await api('POST /my-surveys/{id}/questions', {
        ...input,
        body: { situation_ids, version, template_id: null },
      })
      client.setQueryData(questionsQuery(at).queryKey, (before) => before && withChosen(before, situation_ids))
      return data
    },
  })
  const { values: ids, change } = saving
  const canChange = survey.can.edit && !survey.is_frozen
  const chosen = ids.flatMap((id) => all.find((question) => question.id === id) ?? [])
  const left = all.filter(({ id }) => !ids.includes(id))

  const takeTemplate = async (template_id: string) => {
    const { data } = await api('POST /my-surveys/{id}/questions', {
      ...input,
      body: { situation_ids: [], template_id, version: survey.version },
    })
    client.setQueryData(surveyQuery(at).queryKey, data)
    setSuggesting(false)
    await client.invalidateQueries({ queryKey: questionsQuery(at).queryKey })
    onReplaced()
  }

  return (
    <div className={classes.page}>
      {survey.is_frozen && <p className={classes.note}>{t('wizard.frozen')}</p>}
      <TimeNeeded count={chosen.length} />
      <div className={classes.card}>
        <div className={classes.head}>
          <h2>{t('questions.chosen')}</h2>
          {canChange && (
            <Button variant="default" onClick={() => setSuggesting(true)}>
              {t('questions.suggestions')}
            </Button>
          )}
        </div>
        {chosen.length === 0 && <p className={classes.hint}>{t('questions.none')}</p>}
        {canChange ? (
          <SortableList
            label={t('questions.chosen')}
            entries={chosen.map((question) => ({ ...question, label: question.name }))}
            onSort={change}
            renderEntry={(question) => <QuestionText question={question} />}
            renderActions={({ id, name }) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('questions.takeOut', { name })}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          />
        ) : (
          <ol className={classes.list}>
            {chosen.map((question) => (
              <li key={question.id}>
                <QuestionText question={question} />
              </li>
            ))}
          </ol>
        )}
        {canChange && (
          <section aria-label={t('questions.offered')}>
            <div className={classes.head}>
              <h2>{t('questions.offered')}</h2>
            </div>
            {left.length === 0 && <p className={classes.hint}>{t('questions.noneLeft')}</p>}
            <ul className={classes.list}>
              {left.map((question) => (
                <li key={question.id} className={classes.offer}>
                  <QuestionText question={question} />
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={16} aria-hidden />}
                    aria-label={t('questions.addNamed', { name: question.name })}
                    onClick={() => change([...ids, question.id])}
                  >
                    {t('questions.add')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {canChange && <SaveNote saving={saving} />}
      <TemplateSuggestions
        opened={suggesting}
        suggestions={questions.suggestions}
        onTake={takeTemplate}
        onClose={() => setSuggesting(false)}
      />
    </div>
  )
}

function Questions({ survey, at }: PageProps) {
  const { data, error, refetch } = useQuery(questionsQuery(at))
  const [replaced, setReplaced] = useState(0)
  // Another template is another list: what was chosen before is gone.
  if (data) {
    const onReplaced = () => setReplaced(replaced + 1)
    return <Editor key={replaced} survey={survey} at={at} questions={data} onReplaced={onReplaced} />
  }
  return <NotYet of="list" error={error} onRetry={refetch} />
}

/** What people are asked about, in which order. */
export function QuestionsPage() {
  return <SurveyFrame page="questions">{(survey, at) => <Questions survey={survey} at={at} />}</SurveyFrame>
}
