import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconCopy, IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { duplicateCallOf, type Entity, type Entry, staleAfter } from './catalog-call.ts'
import { useInLanguage } from './catalog-words.ts'
import { useEntryStates } from './use-entry-states.ts'

type EntryMenuProps = { entity: Entity; entry: Entry }
type Duplicating = EntryMenuProps & { call: NonNullable<ReturnType<typeof duplicateCallOf>> }

/** The copy opens at once, since its name is the first thing to be changed. */
function DuplicateItem({ entity, entry, call }: Duplicating) {
  const t = useT()
  const navigate = useNavigate()
  const duplicate = useWrite(call, { stale: staleAfter(entity) })
  const onClick = () =>
    duplicate.mutate(
      { params: { id: entry.id } },
      {
        onSuccess: ({ id }) => void navigate({ to: `${entity.page}/$id/edit`, params: { id } }),
        onError: ({ message }) => toast('failed', message),
      },
    )
  return (
    <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onClick}>
      {t('catalog.duplicate')}
    </Menu.Item>
  )
}

/** What can be done with one entry. */
export function EntryMenu({ entity, entry }: EntryMenuProps) {
  const t = useT()
  const inLanguage = useInLanguage()
  const states = useEntryStates(entity)
  const call = duplicateCallOf(entity)
  const isArchived = entry.archived_at !== null
  const change = async () => {
    try {
      await states.change([entry], isArchived ? 'restore' : 'archive')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('catalog.more', { name: inLanguage(entry.name) })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {call && <DuplicateItem entity={entity} entry={entry} call={call} />}
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />}
          onClick={() => void change()}
        >
          {t(isArchived ? 'catalog.restore' : 'catalog.archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
