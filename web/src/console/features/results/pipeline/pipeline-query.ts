import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import type { Reply } from '../../../../api/calls.ts'
import { readQuery } from '../../../queries.ts'
import type { SurveyKey } from '../results-list.ts'

export type Column = Reply<'GET /my-surveys/{id}/pipeline'>[number]
export type Card = Column['people'][number]

/** How many of each column are asked for. */
export type Shown = { undecided: number; pipeline: number; accepted: number; rejected: number }

export const pipelineQuery = ({ id, group_id }: SurveyKey, shown: Shown) =>
  readQuery('GET /my-surveys/{id}/pipeline', { params: { id }, query: { group_id, ...shown } })

export const strategyQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/survey-hiring-strategy', { query: { group_id, survey_id: id } })

/** People who are on their way to another column, and to which. */
export type Moving = { ids: readonly string[]; status: ResultStatus }

/** The board as it will be once they have arrived: whoever drags a card sees it where it was dropped. */
export function withMoved(columns: readonly Column[], moving: Moving | null): readonly Column[] {
  if (!moving) return columns
  const isMoving = ({ id }: Card) => moving.ids.includes(id)
  const moved = columns.flatMap(({ people }) => people.filter(isMoving))
  return columns.map((column) => {
    const staying = column.people.filter((card) => !isMoving(card))
    const left = column.people.length - staying.length
    const arrived = column.status === moving.status ? moved : []
    return {
      ...column,
      total: column.total - left + arrived.length,
      people: [...arrived.map((card) => ({ ...card, status: moving.status })), ...staying],
    }
  })
}
