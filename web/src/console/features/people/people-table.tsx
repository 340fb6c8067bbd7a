import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { Button, UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleOff } from '@tabler/icons-react'
import { useT } from '../../words.ts'
import type { ListedPerson } from './listed-person.ts'
import classes from './people-table.module.css'

type RowProps = {
  onGroup: (id: string) => void
  onImpersonate: (person: ListedPerson) => void
}

function Companies({ person: { role, groups }, onGroup }: { person: ListedPerson } & Pick<RowProps, 'onGroup'>) {
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

function Standing({ person: { verified, deactivated } }: { person: ListedPerson }) {
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

function Row({ person, onGroup, onImpersonate }: { person: ListedPerson } & RowProps) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <span className={classes.name}>{person.full_name}</span>
        <span className={classes.email}>{person.email}</span>
      </th>
      <td className={classes.groups}>
        <Companies person={person} onGroup={onGroup} />
      </td>
      <td className={classes.state}>
        <Standing person={person} />
      </td>
      <td className={classes.action}>
        {person.can.impersonate && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('people.impersonateName', { name: person.full_name })}
            onClick={() => onImpersonate(person)}
          >
            {t('people.impersonate')}
          </Button>
        )}
      </td>
    </tr>
  )
}

export function PeopleTable({ people, ...on }: { people: readonly ListedPerson[] } & RowProps) {
  const t = useT()
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('people.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('people.person')}</th>
            <th scope="col" className={classes.groups}>
              {t('people.companies')}
            </th>
            <th scope="col" className={classes.state}>
              {t('people.address')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} {...on} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
