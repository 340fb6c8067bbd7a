import { useNavigate } from '@tanstack/react-router'
import type { BulkAction } from '../../list/bulk-action.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { fewestCompared, mostCompared } from './how-many-compared.ts'

/** Puts those who are selected in a list side by side. */
export function useBulkCompare<Row extends { id: string }>(): BulkAction<Row> {
  const t = useT()
  const navigate = useNavigate()
  return {
    key: 'compare',
    label: t('deciding.compare'),
    run: async (people) => {
      if (people.length < fewestCompared || people.length > mostCompared) {
        toast('failed', t('deciding.compareHowMany', { fewest: fewestCompared, most: mostCompared }))
        return false
      }
      await navigate({ to: '/surveys/results/compare', search: { ids: people.map(({ id }) => id).join(',') } })
      return undefined
    },
  }
}
