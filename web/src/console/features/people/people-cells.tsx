import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleOff } from '@tabler/icons-react'
import { Initials } from '../../shell/initials.tsx'
import { useT } from '../../words.ts'
import type { ListedPerson } from './listed-person.ts'
import classes from './people-cells.module.css'

export function PersonName({ person: { full_name, email } }: { person: ListedPerson }) {
  return (
    <span className={classes.person}>
      <Initials name={full_name} size={32} />
      <span>
        <span className={classes.name}>{full_name}</span>
        <span className={classes.email}>{email}</span>
      </span>
    </span>
  )
}

type CompaniesProps = { person: ListedPerson; onGroup: (id: string) => void }

export function Companies({ person: { role, groups }, onGroup }: CompaniesProps) {
  const t = useT()
  const nameOfRole = (key: string) => t(`role.${roleKeyFrom(key)}`)
  if (groups.length === 0) return <span className={classes.role}>{nameOfRole(role)}</span>
  return (
    <ul className={classes.companies}>
      {groups.map((group) => (
        <li key={group.id}>
          <UnstyledButton
            className={classes.company}
            title={t('people.onlyCompany', { name: group.name })}
            onClick={() => onGroup(group.id)}
          >
            {group.name}
          </UnstyledButton>
          <span className={classes.role}>{nameOfRole(group.role)}</span>
        </li>
      ))}
    </ul>
  )
}

export function Standing({
  person: { verified, deactivated },
}: {
  person: Pick<ListedPerson, 'verified' | 'deactivated'>
}) {
  const t = useT()
  if (deactivated) {
    return (
      <span className={classes.standing}>
        <IconCircleOff size={16} aria-hidden />
        {t('people.closed')}
      </span>
    )
  }
  return (
    <span className={classes.standing} data-verified={verified || undefined}>
      {verified ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
      {t(verified ? 'people.verified' : 'people.unverified')}
    </span>
  )
}
