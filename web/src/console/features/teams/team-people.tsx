import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { teamRoles } from '@catchpitch/contract/teams/colleague-form'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { Avatar } from '../../shell/avatar.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { TeamInvitations } from './team-invitations.tsx'
import classes from './team-people.module.css'
import { type Colleague, staleTeam, teamGrammar, teamQuery } from './teams-list.ts'

function Name({ full_name, email, picture }: Colleague) {
  return (
    <span className={classes.person}>
      <Avatar name={full_name} picture={picture} size={32} />
      <span>
        <span className={classes.name}>{full_name}</span>
        <span className={classes.email}>{email}</span>
      </span>
    </span>
  )
}

function Departments({ role, departments }: Colleague) {
  const t = useT()
  if (departments.length > 0) return departments.map(({ name }) => name).join(', ')
  return (
    <span className={classes.quiet}>{role === 'member' ? t('teams.noDepartment') : t('teams.allDepartments')}</span>
  )
}

function useColumns(): readonly ListColumn<Colleague>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'person', title: t('teams.person'), fixed: true, order: 'name', cell: (row) => <Name {...row} /> },
    { key: 'role', title: t('teams.role'), narrow: true, cell: ({ role }) => t(`role.${role}`) },
    { key: 'departments', title: t('teams.departments'), cell: (row) => <Departments {...row} /> },
    { key: 'state', title: t('teams.state'), narrow: true, cell: ({ state }) => t(`teams.state.${state}`) },
    {
      key: 'joined',
      title: t('teams.joined'),
      narrow: true,
      order: 'joined_at',
      cell: ({ joined_at }) => (joined_at === null ? '–' : formatDay(new Date(joined_at), language)),
    },
  ]
}

/** Asks before somebody is taken out of the team, and says what becomes of what they made. */
function useRemoval(company: Company) {
  const t = useT()
  const { user } = usePerson()
  const { confirm, dialog } = useConfirm()
  const remove = useWrite('DELETE /teams/user/{id}', { stale: [...staleTeam, '/user'] })
  const ask = ({ id, full_name: name }: Colleague) => {
    const isSelf = id === user.id
    confirm({
      title: isSelf ? t('teams.leaveTitle', { company: company.name }) : t('teams.removeTitle', { name }),
      text: isSelf ? t('teams.leaveText') : t('teams.removeText', { name, company: company.name }),
      action: isSelf ? t('teams.leave') : t('teams.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ query: { group_id: company.id }, params: { id } })
        toast('done', t('teams.removed', { name }))
      },
    })
  }
  return { ask, dialog }
}

type TeamPeopleProps = { company: Company; manages: boolean }

/** Everybody who works in the company, and below them who was asked to and has not come yet. */
export function TeamPeople({ company, manages }: TeamPeopleProps) {
  const t = useT()
  const { user } = usePerson()
  const list = useList(teamGrammar, teamQuery(company.id))
  const columns = useColumns()
  const { data: departments = [], isPending } = useQuery(departmentsQuery(company.id))
  const { ask, dialog } = useRemoval(company)
  return (
    <>
      <EntityTable
        name="team"
        title={t('teams.people')}
        list={list}
        columns={columns}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('teams.keyword')}
        filters={[
          {
            name: 'role',
            label: t('teams.role'),
            all: t('teams.allRoles'),
            choices: teamRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          },
          {
            name: 'department',
            label: t('teams.department'),
            all: t('teams.anyDepartment'),
            choices:
              departments.length > 0 || isPending
                ? departments.map(({ id, name }) => ({ value: id, label: name }))
                : null,
          },
        ]}
        renderLink={(row, name) =>
          row.can.edit ? (
            <Link to="/surveys/teams/edit" search={{ id: row.id }}>
              {name}
            </Link>
          ) : (
            name
          )
        }
        renderActions={(row) =>
          row.can.remove && (
            <Button
              size="sm"
              variant="default"
              aria-label={row.id === user.id ? t('teams.leave') : t('teams.removeName', { name: row.full_name })}
              onClick={() => ask(row)}
            >
              {row.id === user.id ? t('teams.leave') : t('teams.remove')}
            </Button>
          )
        }
        empty={<EmptyList of="users" />}
      />
      {manages && <TeamInvitations company={company} />}
      {dialog}
    </>
  )
}
