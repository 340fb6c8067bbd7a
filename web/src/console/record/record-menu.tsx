import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../words.ts'
import classes from './record-menu.module.css'

type RecordMenuProps = {
  /** What the record is called, for who hears only the button. */
  name: string
  onDuplicate?: (() => void) | undefined
  onRemove?: () => void
  /** For what is archived and not removed. */
  archiving?: { archived: boolean; onToggle: () => void }
  /** What else can be done with it. */
  children?: ReactNode
}

/** What can be done with one record of a list besides opening it. */
export function RecordMenu({ name, onDuplicate, onRemove, archiving, children }: RecordMenuProps) {
  const t = useT()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes.more} variant="default" size={36} aria-label={t('record.moreFor', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        {onDuplicate && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
            {t('record.duplicate')}
          </Menu.Item>
        )}
        {archiving && (
          <Menu.Item
            leftSection={
              archiving.archived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />
            }
            onClick={archiving.onToggle}
          >
            {t(archiving.archived ? 'record.restore' : 'record.archive')}
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            {t('record.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
