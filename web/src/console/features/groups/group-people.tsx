import { roleKeyFrom } from '@catchpitch/contract/access/roles'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'

type Colleague = Reply<'GET /admin/users'>[number]

const grammar: ListGrammar = {
  order: 'name',
  orders: ['name', '-name', 'created_at', '-created_at'],
  filters: ['role'],
}

/** The people of one company. */
export function GroupPeople({ id }: { id: string }) {
  const t = useT()
  const list = useList(grammar, (query: ListQuery) =>
    pageQuery('GET /admin/users', {
      query: { ...query, filter: [`group:${id}`, query.filter].filter(Boolean).join(';') },
    }),
  )
  const columns: readonly ListColumn<Colleague>[] = [
    { key: 'name', title: t('groups.person'), fixed: true, order: 'name', cell: ({ full_name }) => full_name },
    { key: 'email', title: t('groups.address'), cell: ({ email }) => email },
    {
      key: 'role',
      title: t('groups.role'),
      narrow: true,
      cell: ({ groups, role }) => t(`role.${roleKeyFrom(groups.find((group) => group.id === id)?.role ?? role)}`),
    },
  ]
  const add = (role: string | undefined, label: string) => (
    <Button renderRoot={(props) => <Link {...props} to="/admin/users/create" search={{ group: id, role }} />}>
      {label}
    </Button>
  )
  const isEmpty = list.rows?.length === 0 && list.pagination?.total === 0
  return (
    <>
      <EntityTable
        name="admin_group_people"
        title={t('groups.people')}
        list={list}
        columns={columns}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('people.keyword')}
        filters={[
          {
            name: 'role',
            label: t('groups.role'),
            all: t('users.allRoles'),
            choices: (['owner', 'manager', 'member', 'applicant'] as const).map((role) => ({
              value: role,
              label: t(`role.${role}`),
            })),
          },
        ]}
        renderLink={(person, name) => (
          <Link to="/admin/users/$id" params={{ id: person.id }}>
            {name}
          </Link>
        )}
        empty={
          <EmptyState picture="users" title={t('groups.noPeople')} text={t('groups.noPeopleText')}>
            {add('owner', t('groups.addOwner'))}
          </EmptyState>
        }
      />
      {!isEmpty && add(undefined, t('groups.addUser'))}
    </>
  )
}
