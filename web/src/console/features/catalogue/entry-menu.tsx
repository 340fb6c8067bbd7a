import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../queries.ts'
import { RecordMenu } from '../../record/record-menu.tsx'
import { toast } from '../../toast.ts'
import { duplicateCallOf, type Entity, type Entry, staleAfter } from './catalog-call.ts'
import { useInLanguage } from './catalog-words.ts'
import { useEntryStates } from './use-entry-states.ts'

type EntryMenuProps = { entity: Entity; entry: Entry }
type Duplicating = EntryMenuProps & { call: NonNullable<ReturnType<typeof duplicateCallOf>> }

function Actions({ entity, entry, onDuplicate }: EntryMenuProps & { onDuplicate?: () => void }) {
  const inLanguage = useInLanguage()
  const states = useEntryStates(entity)
  return (
    <RecordMenu
      name={inLanguage(entry.name)}
      onDuplicate={onDuplicate}
      archiving={{ archived: entry.archived_at !== null, onToggle: () => void states.toggle(entry) }}
    />
  )
}

/** The copy opens at once, since its name is the first thing to be changed. */
function ActionsWithCopy({ entity, entry, call }: Duplicating) {
  const navigate = useNavigate()
  const duplicate = useWrite(call, { stale: staleAfter(entity) })
  const onDuplicate = () =>
    duplicate.mutate(
      { params: { id: entry.id } },
      {
        onSuccess: ({ id }) => void navigate({ to: `${entity.page}/$id/edit`, params: { id } }),
        onError: ({ message }) => toast('failed', message),
      },
    )
  return <Actions entity={entity} entry={entry} onDuplicate={onDuplicate} />
}

/** What can be done with one entry. */
export function EntryMenu({ entity, entry }: EntryMenuProps) {
  const call = duplicateCallOf(entity)
  if (call) return <ActionsWithCopy entity={entity} entry={entry} call={call} />
  return <Actions entity={entity} entry={entry} />
}
