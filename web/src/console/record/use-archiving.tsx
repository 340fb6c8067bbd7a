import type { UsedKind } from '@catchpitch/contract/catalogue/uses'
import { ApiError } from '../../api/api-error.ts'
import { translateNow } from '../../i18n/translator.ts'
import { toast } from '../toast.ts'
import { useUndo } from '../undo-toast.tsx'
import { type ConsoleKey, useT } from '../words.ts'
import { UsedBy } from './used-by.tsx'

type ArchiveAction = 'archive' | 'restore'

type Archivable = { id: string; archived_at: string | null }

const opposite = { archive: 'restore', restore: 'archive' } as const

type Archiving = {
  send: (action: ArchiveAction, ids: string[]) => Promise<{ changed: number }>
  /** What the records are, if they are used elsewhere: who archives one is told by what. */
  kind?: UsedKind | undefined
}

/** Takes records out of what is offered, or puts them back. Nothing is lost by it, so it is done at once, with a way back. */
export function useArchiving({ send, kind }: Archiving) {
  const t = useT()
  const offerUndo = useUndo()

  const change = async (records: readonly Archivable[], action: ArchiveAction) => {
    const ids = records.map(({ id }) => id)
    const { changed } = await send(action, ids)
    const [only] = ids
    const isOne = action === 'archive' && ids.length === 1
    offerUndo({
      message: (
        <>
          {t(`record.did.${action}`, { count: changed })} {isOne && kind && only && <UsedBy kind={kind} id={only} />}
        </>
      ),
      undo: async () => {
        await send(opposite[action], ids)
        toast('done', translateNow('record.undone' satisfies ConsoleKey))
      },
    })
  }

  return {
    change,
    /** For one record, from its menu; what the server refuses is told by a toast. */
    toggle: async (record: Archivable) => {
      try {
        await change([record], record.archived_at === null ? 'archive' : 'restore')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast('failed', error.message)
      }
    },
    /** The two deeds of a list, for those that are chosen there. */
    bulk: (['archive', 'restore'] as const).map((action) => ({
      key: action,
      label: t(`record.${action}`),
      run: (records: readonly Archivable[]) => change(records, action),
    })),
  }
}
