import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { type Person, workplacesOf } from '../person/person.ts'
import { useChooseCompany } from '../person/use-choose-company.ts'
import { useT } from '../words.ts'
import classes from './company-choice.module.css'
import { Initials } from './initials.tsx'

/** Asks somebody who works in several companies where to begin. It cannot be put off: every page belongs to one. */
export function CompanyChoice({ person }: { person: Person }) {
  const t = useT()
  const chooseCompany = useChooseCompany()
  const [choosing, setChoosing] = useState(false)
  return (
    <ModalDialog
      centered
      opened
      onClose={() => {}}
      title={t('companyChoice.title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <ul className={classes.companies}>
        {workplacesOf(person.user).map((company) => (
          <li key={company.id}>
            <UnstyledButton
              className={classes.company}
              disabled={choosing}
              onClick={() => {
                setChoosing(true)
                void chooseCompany(company).finally(() => setChoosing(false))
              }}
            >
              <Initials name={company.name} square />
              <span className={classes.words}>
                <span className={classes.name}>{company.name}</span>
                <span className={classes.role}>{t(`role.${roleKeyFrom(company.role.key)}`)}</span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {t('companyChoice.hint')}{' '}
        <Link to="/logout">{t(person.user.impersonate ? 'shell.stopAndSignOut' : 'shell.signOut')}</Link>
      </p>
    </ModalDialog>
  )
}
