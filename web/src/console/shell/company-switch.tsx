import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { type Company, may, type Person } from '../person/person.ts'
import { useChooseCompany } from '../person/use-choose-company.ts'
import { useT } from '../words.ts'
import classes from './company-switch.module.css'
import { Initials } from './initials.tsx'

function CompanyName({ company }: { company: Company }) {
  return (
    <>
      <Initials name={company.name} square />
      <span className={classes.name} title={company.name}>
        {company.name}
      </span>
    </>
  )
}

/** The company that everything on the screen belongs to. Who works for one only has nothing to switch. */
export function CompanySwitch({ person }: { person: Person }) {
  const t = useT()
  const choose = useChooseCompany()
  const { company, user } = person
  if (!company || !may(person, 'survey.view')) return null
  if (user.groups.length === 1) {
    return (
      <div className={classes.company}>
        <CompanyName company={company} />
      </div>
    )
  }

  return (
    <Menu width="target">
      <Menu.Target>
        <UnstyledButton
          className={classes.company}
          data-pressable
          aria-label={t('shell.changeCompany', { name: company.name })}
        >
          <CompanyName company={company} />
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.company')}</Menu.Label>
        {user.groups.map((group) => (
          <Menu.Item
            key={group.id}
            aria-current={group.id === company.id || undefined}
            onClick={() => void choose(group)}
            rightSection={group.id === company.id && <IconCheck size={16} aria-hidden />}
          >
            {group.name}
            <span className={classes.role}>{t(`role.${roleKeyFrom(group.role.key)}`)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
