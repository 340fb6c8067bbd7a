import { planKind } from '@catchpitch/contract/plans/plans'
import { useQuery } from '@tanstack/react-query'
import { readQuery } from '../queries.ts'

/** The plan that was picked before signing up, as long as it is on offer; null where there is none, or nobody asks. */
export function useChosenPlan(group_id: string, { isAsked }: { isAsked: boolean }) {
  const chosen = useQuery({ ...readQuery('GET /chosen-plan', { query: { group_id } }), enabled: isAsked })
  const sku = isAsked ? chosen.data?.sku : undefined
  const products = useQuery({ ...readQuery('GET /open/products', {}), enabled: sku !== undefined })
  return products.data?.find((product) => product.sku === sku && product.kind !== planKind.add_on) ?? null
}
