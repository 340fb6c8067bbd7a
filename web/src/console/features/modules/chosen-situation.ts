import type { Reply } from '../../../api/calls.ts'

export type ChosenSituation = Reply<'GET /admin/modules/{id}'>['situations'][number]

/** The dimensions of some situations, each once. */
export function dimensionsOf(situations: readonly ChosenSituation[]): ChosenSituation['dimension'][] {
  return [...new Map(situations.map(({ dimension }) => [dimension.id, dimension])).values()]
}
