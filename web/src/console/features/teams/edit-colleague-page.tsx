import { colleagueForm, givenRoles } from '@catchpitch/contract/teams/colleague-form'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EmptyList } from '../../empty/empty-list.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { EditInvitation } from './edit-invitation.tsx'
import { RoleAndDepartments } from './role-and-departments.tsx'
import { type Colleague, colleagueQuery, staleTeam } from './teams-list.ts'

type EditFormProps = { group_id: string; colleague: Colleague; departments: Reply<'GET /departments'> }

function EditForm({ group_id, colleague, departments }: EditFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, full_name: name } = colleague
  const update = useWrite('PUT /team-users/{id}', { stale: staleTeam })
  const current = givenRoles.find((role) => role === colleague.role)
  const held = colleague.departments.map((department) => department.id)
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: colleagueForm,
    initial: { role: current ?? '', departments: held },
    send: async (body) => {
      await update.mutateAsync({ query: { group_id }, params: { id }, body })
      form.resetDirty()
      toast('done', t('teams.saved', { name }))
      await navigate({ to: '/surveys/teams' })
    },
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('teams.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <RoleAndDepartments group_id={group_id} departments={departments} form={form} />
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** What a colleague is, and which departments they see. */
function EditColleague({ group_id, id }: { group_id: string; id: string | undefined }) {
  const t = useT()
  const {
    data: colleague,
    error,
    refetch,
  } = useQuery({ ...colleagueQuery(group_id, id ?? ''), enabled: id !== undefined })
  const { data: departments } = useQuery(departmentsQuery(group_id))

  const body = () => {
    if (id === undefined) {
      return (
        <EmptyList of="users">
          <Button renderRoot={(props) => <Link {...props} to="/surveys/teams" />}>{t('teams.choose')}</Button>
        </EmptyList>
      )
    }
    if (!colleague || !departments) return <NotYet of="list" error={error} onRetry={refetch} />
    if (!colleague.can.edit) return <EmptyState picture="users" title={t('teams.fixed')} text={t('teams.fixedText')} />
    return <EditForm key={id} group_id={group_id} colleague={colleague} departments={departments} />
  }
  return (
    <ShellPage
      name="surveys.teams.edit"
      title={colleague?.full_name ?? t('teams.editTitle')}
      {...(colleague && { lead: colleague.email })}
      above={<Link to="/surveys/teams">{t('teams.title')}</Link>}
    >
      {body()}
    </ShellPage>
  )
}

/** A colleague, or somebody who was invited and will be one. */
export function EditColleaguePage() {
  const { id, invitation } = useSearch({ from: '/signed-in/surveys/teams/edit' })
  const { company } = usePerson()
  const group_id = company?.id ?? ''
  return invitation === undefined ? (
    <EditColleague group_id={group_id} id={id} />
  ) : (
    <EditInvitation group_id={group_id} id={invitation} />
  )
}
