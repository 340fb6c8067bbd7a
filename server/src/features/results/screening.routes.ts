import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { presentPerson } from './result.presenter.ts'
import { listResults } from './result-lists.queries.ts'
import { readAnswersOf } from './screening.queries.ts'

/** What people answered before the survey itself. What somebody is still writing is nobody's to read. */
export const screeningRoutes = [
  bind('listScreening', async ({ db, group }, { params, query }) => {
    await requireSurvey(db, group, params.id)
    const { rows, pagination } = await listResults(db, group.id, params.id, query)
    const answers = await readAnswersOf(db, group.id, rows)
    const data = rows.map((row) => ({
      ...presentPerson(row),
      answers: answers
        .filter(({ id }) => id === row.id)
        .map(({ position, question, text }) => ({ position, question, text })),
    }))
    return { data, pagination }
  }),

  bind('listAnswers', async ({ db, group }, { params, query: { question: position, keyword, ...query } }) => {
    await requireSurvey(db, group, params.id)
    const people = { ...query, keyword: '' }
    const { rows, pagination } = await listResults(db, group.id, params.id, people, { position, keyword })
    const answers = await readAnswersOf(db, group.id, rows)
    const data = rows.flatMap((row) => {
      const answer = answers.find((one) => one.id === row.id && one.position === position)
      return answer ? { ...presentPerson(row), question: answer.question, text: answer.text } : []
    })
    return { data, pagination }
  }),
]
