import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSelector } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Person } from '../person/person.ts'
import { useT } from '../words.ts'
import { Initials } from './initials.tsx'
import classes from './user-menu.module.css'

export function UserMenu({ person: { user, role } }: { person: Person }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={t('shell.account', { name: user.full_name })}>
          <Initials name={user.full_name} />
          <span className={classes.words}>
            <span className={classes.name}>{user.full_name}</span>
            <span className={classes.role}>{t(`role.${role}`)}</span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.email}>{user.email}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void navigate({ to: '/logout' })}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
