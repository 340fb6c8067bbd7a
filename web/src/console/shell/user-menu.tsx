import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconRoute, IconSelector } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { iconOf } from '../navigation/icons.ts'
import { destinationsOf, offeredTo } from '../navigation/navigation.ts'
import type { Person } from '../person/person.ts'
import { useT } from '../words.ts'
import { Avatar } from './avatar.tsx'
import { useShellActions } from './shell-actions.ts'
import classes from './user-menu.module.css'

type UserMenuProps = {
  person: Person
  /** Called when it leads to another page. */
  onLeave?: (() => void) | undefined
}

export function UserMenu({ person, onLeave }: UserMenuProps) {
  const t = useT()
  const router = useRouter()
  const { startTour } = useShellActions()
  const { user, role } = person
  const own = offeredTo(person, destinationsOf(router)).filter(({ group }) => group === 'own')
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={t('shell.account', { name: user.full_name })}>
          <Avatar name={user.full_name} picture={user.picture} />
          <span className={classes.words}>
            <span className={classes.name}>{user.full_name}</span>
            <span className={classes.role}>{t(`role.${role}`)}</span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.email}>{user.email}</Menu.Label>
        {own.map(({ to, label, icon }) => {
          const Icon = iconOf[icon]
          return (
            <Menu.Item
              key={to}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => {
                void router.navigate({ to })
                onLeave?.()
              }}
            >
              {t(label)}
            </Menu.Item>
          )
        })}
        <Menu.Item
          leftSection={<IconRoute size={16} aria-hidden />}
          onClick={() => {
            onLeave?.()
            startTour()
          }}
        >
          {t('shell.tour')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void router.navigate({ to: '/logout' })}
        >
          {t(user.impersonate ? 'shell.stopAndSignOut' : 'shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
