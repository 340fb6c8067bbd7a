import type { UsedKind } from '@catchpitch/contract/catalogue/uses'
import { useWrite } from '../../queries.ts'
import { useArchiving } from '../../record/use-archiving.tsx'
import { type Entity, staleAfter } from './catalog-call.ts'

/** What is chosen elsewhere; the other kinds stand for themselves. */
const usedAs: Partial<Record<Entity['name'], UsedKind>> = {
  dimensions: 'dimension',
  options: 'option',
  industries: 'option',
  noteTypes: 'option',
  transactionTypes: 'option',
}

/** Archives and restores entries of one kind. */
export function useEntryStates(entity: Entity) {
  const write = useWrite(`POST ${entity.path}/bulk`, { stale: staleAfter(entity) })
  return useArchiving({
    send: (action, ids) => write.mutateAsync({ body: { action, ids } }),
    kind: usedAs[entity.name],
  })
}
