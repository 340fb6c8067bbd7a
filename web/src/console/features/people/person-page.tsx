import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { NotYet } from '../../not-yet.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { Standing } from './people-cells.tsx'
import { PersonHelpMenu } from './person-help-menu.tsx'
import { PersonProfile } from './person-profile.tsx'
import { type PersonRecord, personQuery } from './person-record.ts'
import { PersonResults } from './person-results.tsx'
import { PersonStatements } from './person-statements.tsx'

// Nobody needs it before the person is there.
const ImpersonationDialog = lazy(async () => ({
  default: (await import('./impersonation-dialog.tsx')).ImpersonationDialog,
}))

const tabs = [
  { key: undefined, label: 'users.profile' },
  { key: 'results', label: 'users.results' },
  { key: 'statements', label: 'users.statements' },
] as const

function Actions({ person }: { person: PersonRecord }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {person.can.edit && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/admin/users/$id/edit" params={{ id: person.id }} />}
        >
          {t('users.edit')}
        </Button>
      )}
      {person.can.impersonate && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('people.impersonate')}
        </Button>
      )}
      <PersonHelpMenu person={person} />
      <Suspense>
        <ImpersonationDialog person={asking ? person : null} onClose={() => setAsking(false)} />
      </Suspense>
    </>
  )
}

/** One person: who they are, what came of the surveys they were invited to, and what they wrote. */
export function PersonPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { tab, test } = useSearch({ from: '/signed-in/admin/users/$id' })
  const { data: person, error, refetch } = useQuery(personQuery(id))
  return (
    <ShellPage
      name="admin.users.id"
      title={person?.full_name ?? t('people.title')}
      above={<Link to="/admin/users">{t('people.title')}</Link>}
      badge={person && <Standing person={person} />}
      actions={person && <Actions person={person} />}
    >
      <Tabs label={t('users.tabs')}>
        {tabs.map(({ key, label }) => (
          <Link
            key={label}
            to="/admin/users/$id"
            params={{ id }}
            search={{ tab: key }}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': undefined }}
            className={tabClass}
            aria-current={tab === key ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {tab === 'results' && <PersonResults key={id} id={id} />}
      {tab === 'statements' && <PersonStatements id={id} test_id={test} />}
      {tab === undefined && !person && <NotYet error={error} onRetry={refetch} />}
      {tab === undefined && person && <PersonProfile person={person} />}
    </ShellPage>
  )
}
