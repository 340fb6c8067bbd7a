import { Menu, UnstyledButton } from '@mantine/core'
import { IconKey, IconLogout, IconSelector, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Person } from '../person/person.ts'
import { useT } from '../words.ts'
import { Avatar } from './avatar.tsx'
import classes from './user-menu.module.css'

type UserMenuProps = {
  person: Person
  /** Called when it leads to another page. */
  onLeave?: (() => void) | undefined
}

export function UserMenu({ person: { user, role }, onLeave }: UserMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const leaveTo = (to: '/surveys/profile' | '/surveys/profile/change') => {
    void navigate({ to })
    onLeave?.()
  }
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
        <Menu.Item leftSection={<IconUser size={16} aria-hidden />} onClick={() => leaveTo('/surveys/profile')}>
          {t('profile.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => leaveTo('/surveys/profile/change')}>
          {t('myPassword.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void navigate({ to: '/logout' })}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
