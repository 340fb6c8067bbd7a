import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconKey, IconMailForward } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../words.ts'
import type { HelpedPerson } from './listed-person.ts'
import type { HelpKind } from './person-help-dialog.tsx'
import classes from './person-help-menu.module.css'

// Nobody needs it before the rows are there.
const PersonHelpDialog = lazy(async () => ({ default: (await import('./person-help-dialog.tsx')).PersonHelpDialog }))

/** What staff can do for somebody who cannot get in, or whose password others may know. */
export function PersonHelpMenu({ person }: { person: HelpedPerson }) {
  const t = useT()
  const [kind, setKind] = useState<HelpKind | null>(null)
  const { send_sign_in_link, expire_password } = person.can
  if (!send_sign_in_link && !expire_password) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.more}
            variant="default"
            size={36}
            aria-label={t('help.more', { name: person.full_name })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {send_sign_in_link && (
            <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => setKind('link')}>
              {t('help.link')}
            </Menu.Item>
          )}
          {expire_password && (
            <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setKind('expire')}>
              {t('help.expire')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        <PersonHelpDialog person={person} kind={kind} onClose={() => setKind(null)} />
      </Suspense>
    </>
  )
}
