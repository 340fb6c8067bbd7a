import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { createModule } from '@catchpitch/contract/modules/modules.endpoints'
import type { Problem } from '@catchpitch/contract/problems'

type Form = Pick<BodyOf<typeof createModule>, 'situation_ids' | 'queries' | 'published'>

/** What only the catalogue can tell about a module; `known` are those of its situations that are in it. */
export function moduleProblems(
  { situation_ids, queries, published }: Form,
  known: readonly { id: string; dimension_id: string }[],
): Problem[] {
  const problems: Problem[] = []
  const tell = (field: string, key: Problem['key']) => problems.push({ field, key, params: {} })
  if (published && situation_ids.length === 0) tell('situation_ids', 'field.module.situations')
  if (situation_ids.some((id) => known.every((situation) => situation.id !== id))) {
    tell('situation_ids', 'field.module.situationGone')
  }
  // Results are read by query: one about a dimension that nobody is asked about would never have an answer.
  queries.forEach(({ dimension_id }, index) => {
    if (known.every((situation) => situation.dimension_id !== dimension_id)) {
      tell(`queries.${index}.dimension_id`, 'field.module.dimension')
    }
  })
  return problems
}
