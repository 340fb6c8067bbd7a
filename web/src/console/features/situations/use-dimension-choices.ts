import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { readQuery } from '../../queries.ts'

/** The dimensions that a situation can look through. */
export function useDimensionChoices(): Choice[] {
  const { data = [] } = useQuery(readQuery('GET /admin/situations/dimensions', {}))
  return data.map(({ id, name }) => ({ value: id, label: name }))
}
