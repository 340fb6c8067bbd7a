import { colleagueForm, givenRoles } from '@catchpitch/contract/teams/colleague-form'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EmptyList } from '../../empty/empty-list.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { DepartmentChoices } from '../../team/department-choices.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type Colleague, colleagueQuery, staleTeam } from './teams-list.ts'

type Departments = readonly { id: string; name: string }[]
type EditFormProps = { group_id: string; colleague: Colleague; departments: Departments }

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
      <FormSection title={t('teams.role')} hint={t('teams.roleHint')}>
        <ChoiceField
          key={form.key('role')}
          {...form.getInputProps('role')}
          label={t('teams.role')}
          choices={givenRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          placeholder={t('form.choose')}
          size="md"
        />
      </FormSection>
      <FormSection title={t('teams.departments')} hint={t('teams.departmentsHint')}>
        <DepartmentChoices
          label={t('teams.departments')}
          departments={departments}
          initial={held}
          error={form.errors['departments']}
          data-path="departments"
          onChange={(ids) => form.setFieldValue('departments', ids)}
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** What a colleague is, and which departments they see. */
export function EditColleaguePage() {
  const t = useT()
  const { id } = useSearch({ from: '/signed-in/surveys/teams/edit' })
  const { company } = usePerson()
  const group_id = company?.id ?? ''
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
    if (departments.length === 0) {
      return (
        <EmptyState picture="groups" title={t('teams.noDepartments')} text={t('teams.departmentFirst')}>
          <Button renderRoot={(props) => <Link {...props} to="/surveys/teams" search={{ tab: 'departments' }} />}>
            {t('teams.addDepartment')}
          </Button>
        </EmptyState>
      )
    }
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
