import { translateNow } from '../../../i18n/translator.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useUndo } from '../../undo-toast.tsx'
import { type ConsoleKey, useT } from '../../words.ts'
import { type Entity, type Entry, staleAfter } from './catalog-call.ts'

type Action = 'archive' | 'restore'

const opposite = { archive: 'restore', restore: 'archive' } as const

/** Takes entries out of what is offered, or puts them back. Nothing is lost by it, so it is done at once, with a way back. */
export function useEntryStates(entity: Entity) {
  const t = useT()
  const offerUndo = useUndo()
  const write = useWrite(`POST ${entity.path}/bulk`, { stale: staleAfter(entity) })
  return {
    busy: write.isPending,
    change: async (entries: readonly Entry[], action: Action) => {
      const ids = entries.map(({ id }) => id)
      const { changed } = await write.mutateAsync({ body: { action, ids } })
      offerUndo({
        message: t(`catalog.did.${action}`, { count: changed }),
        undo: async () => {
          await write.mutateAsync({ body: { action: opposite[action], ids } })
          toast('done', translateNow('catalog.undone' satisfies ConsoleKey))
        },
      })
    },
  }
}
