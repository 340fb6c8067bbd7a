import { roleKeys } from '@catchpitch/contract/access/roles'
import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { type List, useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import type { ListedPerson } from './listed-person.ts'
import { Companies, PersonName, Standing } from './people-cells.tsx'
import { peopleGrammar, peopleQuery } from './people-list.ts'
import { PersonHelpMenu } from './person-help-menu.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'

// Nobody needs it before the rows are there.
const ImpersonationDialog = lazy(async () => ({
  default: (await import('./impersonation-dialog.tsx')).ImpersonationDialog,
}))

function useColumns({ state, show }: List<ListedPerson>): readonly ListColumn<ListedPerson>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'person',
      title: t('people.person'),
      fixed: true,
      order: 'name',
      cell: (person) => <PersonName person={person} />,
    },
    {
      key: 'companies',
      title: t('people.companies'),
      cell: (person) => (
        <Companies person={person} onGroup={(group) => show({ filter: { ...state.filter, group: [group] } })} />
      ),
    },
    { key: 'address', title: t('people.address'), narrow: true, cell: (person) => <Standing person={person} /> },
    {
      key: 'since',
      title: t('people.since'),
      narrow: true,
      order: 'created_at',
      cell: ({ created_at }) => formatDay(new Date(created_at), language),
    },
  ]
}

/** Everybody with an account, for staff who help them. */
export function PeoplePage() {
  const t = useT()
  const list = useList(peopleGrammar, peopleQuery)
  const [chosen, setChosen] = useState<ListedPerson | null>(null)
  const columns = useColumns(list)
  const bulk = useBulkActions()
  const { user } = usePerson()
  // A moderator's reach ends below staff, so that no list of theirs holds any.
  const roles = roleKeys.filter((role) => user.role.key === 'root' || (role !== 'root' && role !== 'moderator'))
  const companies = list.rows?.flatMap(({ groups }) => groups) ?? []

  return (
    <ShellPage
      name="admin.users"
      title={t('people.title')}
      lead={t('people.lead')}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/admin/users/import" />}>
            {t('import.title')}
          </Button>
          <Button renderRoot={(props) => <Link {...props} to="/admin/users/create" />}>{t('users.add')}</Button>
        </>
      }
    >
      <EntityTable
        name="admin_users"
        title={t('people.title')}
        list={list}
        columns={columns}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('people.keyword')}
        filters={[
          {
            name: 'group',
            label: t('people.company'),
            all: t('people.allInCompanies'),
            choices: companiesLike,
            nameOf: (id) => companies.find((company) => company.id === id)?.name,
          },
          {
            name: 'role',
            label: t('users.role'),
            all: t('users.allRoles'),
            choices: roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          },
          {
            name: 'verified',
            label: t('users.verified'),
            all: t('users.anyVerified'),
            choices: [
              { value: 'yes', label: t('users.verifiedYes') },
              { value: 'no', label: t('users.verifiedNo') },
            ],
          },
          {
            name: 'active',
            label: t('users.active'),
            all: t('users.anyActive'),
            choices: [
              { value: 'yes', label: t('users.activeYes') },
              { value: 'no', label: t('users.activeNo') },
            ],
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/users/$id" params={{ id }}>
            {name}
          </Link>
        )}
        bulk={bulk}
        renderActions={(person) => (
          <>
            {person.can.impersonate && (
              <Button
                size="sm"
                variant="default"
                aria-label={t('people.impersonateName', { name: person.full_name })}
                onClick={() => setChosen(person)}
              >
                {t('people.impersonate')}
              </Button>
            )}
            <PersonHelpMenu person={person} />
          </>
        )}
        empty={<EmptyList of="users" />}
      />
      <Suspense>
        <ImpersonationDialog person={chosen} onClose={() => setChosen(null)} />
      </Suspense>
    </ShellPage>
  )
}
