import type { Reply } from '../../../../api/calls.ts'
import type { ListGrammar, ListQuery, ListState } from '../../../list/list-state.ts'
import type { List } from '../../../list/use-list.ts'
import { pageQuery } from '../../../queries.ts'
import type { SurveyKey } from '../results-list.ts'

export type Screened = Reply<'GET /my-surveys/{id}/screening'>[number]
export type Answer = Reply<'GET /my-surveys/{id}/answers'>[number]

/** Which question is read across all people stands in the address under its own name, as the call has it. */
export const screeningGrammar: ListGrammar = {
  order: '-completed_at',
  orders: ['completed_at', '-completed_at'],
  filters: ['status', 'flag'],
  apart: ['question'],
}

/** Counted from 1; null: each person's answers to all of them. */
export function questionIn({ filter }: ListState, questions: readonly string[]): number | null {
  const asked = Number(filter.question?.[0])
  return questions[asked - 1] === undefined ? null : asked
}

const withoutQuestion = (filter: string) =>
  filter
    .split(';')
    .filter((part) => !part.startsWith('question:'))
    .join(';')

export const screenedQuery =
  ({ group_id, id }: SurveyKey) =>
  (query: ListQuery) =>
    pageQuery('GET /my-surveys/{id}/screening', {
      params: { id },
      query: { ...query, filter: withoutQuestion(query.filter), group_id },
    })

export const answersQuery =
  ({ group_id, id }: SurveyKey, question: number) =>
  (query: ListQuery) =>
    pageQuery('GET /my-surveys/{id}/answers', {
      params: { id },
      query: { ...query, filter: withoutQuestion(query.filter), group_id, question },
    })

/** The list within one question: lifting its filters leaves the question, which narrows nothing and only says what is read. */
export function withinQuestion<Row>(list: List<Row>, question: number): List<Row> {
  const { question: _, ...filter } = list.state.filter
  return {
    ...list,
    state: { ...list.state, filter },
    show: (change, options) =>
      list.show({ ...change, filter: { ...(change.filter ?? filter), question: [String(question)] } }, options),
  }
}
