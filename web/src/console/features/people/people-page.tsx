import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pager } from '../../pager.tsx'
import { pageQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { ImpersonationDialog } from './impersonation-dialog.tsx'
import type { ListedPerson } from './listed-person.ts'
import classes from './people-page.module.css'
import { type PeopleSearch, peopleInput } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'

const route = getRouteApi('/signed-in/admin/users')
const typing_pause_ms = 300

/** The company that the list is limited to, called by the name that its people bring along. */
function nameOfGroup(people: readonly ListedPerson[], id: string): string | undefined {
  return people.flatMap(({ groups }) => groups).find((group) => group.id === id)?.name
}

/** Everybody with an account, for staff who help them. */
export function PeoplePage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [chosen, setChosen] = useState<ListedPerson | null>(null)
  const { data } = useSuspenseQuery(pageQuery('GET /admin/users', peopleInput(search)))
  const { rows, pagination } = data
  const groupName = nameOfGroup(rows, search.group) ?? t('people.oneCompany')
  const show = (change: Partial<PeopleSearch>, replace = false) =>
    void navigate({ search: { ...search, page: 1, ...change }, replace })
  const type = useDebouncedCallback((keyword: string) => show({ keyword }, true), typing_pause_ms)

  return (
    <ShellPage name="admin.users" title={t('people.title')} lead={t('people.lead')}>
      <search className={classes.tools}>
        <TextInput
          className={classes.keyword}
          type="search"
          label={t('people.keyword')}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={search.keyword}
          autoComplete="off"
          size="md"
          onChange={(event) => type(event.currentTarget.value)}
        />
        {search.group && (
          <Button
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={t('people.allCompanies', { name: groupName })}
            onClick={() => show({ group: '' })}
          >
            {groupName}
          </Button>
        )}
        <p className={classes.count} role="status">
          {t('people.found', { total: `${pagination?.total ?? 0}${pagination?.more ? '+' : ''}` })}
        </p>
      </search>
      {rows.length === 0 ? (
        <EmptyState title={t('people.none')} text={t('people.noneText')} />
      ) : (
        <PeopleTable people={rows} onGroup={(group) => show({ group })} onImpersonate={setChosen} />
      )}
      {pagination && <Pager pagination={pagination} onPage={(page) => show({ page })} />}
      <ImpersonationDialog person={chosen} onClose={() => setChosen(null)} />
    </ShellPage>
  )
}
