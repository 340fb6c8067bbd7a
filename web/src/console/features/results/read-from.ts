import type { ListState } from '../../list/list-state.ts'
import { narrowedOf } from './exporting/whom.ts'

/** A list from which people are read, as the address of a report has it. */
export type ReadFrom = { list: 'company' | undefined; keyword: string; filter: string; order: string }

/** Of one survey, or of all. */
export function readFrom(state: ListState, list?: 'company'): ReadFrom {
  return { list, ...narrowedOf(state) }
}
