import { type ListState, queryOf } from '../../../list/list-state.ts'

/** Whose results are taken away: those whom a list shows, on whatever page of it, or some of them. */
export type Whom = {
  group_id: string
  /** Null: over all surveys. */
  survey_id: string | null
  keyword: string
  order: string
  filter: string
  ids?: string[]
}

/** What the specification calls by names of its own in the list over all surveys. */
const renamed: Readonly<Record<string, string>> = { start_date: 'from', end_date: 'until', module_type_id: 'kind' }

/** What a list is narrowed by, in the words that all lists of people share. */
export function narrowedOf(state: ListState): Pick<Whom, 'keyword' | 'order' | 'filter'> {
  const filter = Object.fromEntries(
    Object.entries(state.filter).map(([name, values]) => [renamed[name] ?? name, values]),
  )
  const { keyword, order, filter: written } = queryOf({ ...state, filter })
  return { keyword, order, filter: written }
}

/** Whom a list shows. */
export const whomOf = (state: ListState, survey: { group_id: string; survey_id: string | null }): Whom => ({
  ...survey,
  ...narrowedOf(state),
})
