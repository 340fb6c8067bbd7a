import { limits } from '@catchpitch/contract/limits'
import { inviteColleague } from '@catchpitch/contract/teams/colleagues.endpoints'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { RoleAndDepartments } from './role-and-departments.tsx'
import { staleTeam } from './teams-list.ts'

function InviteForm({ group_id, departments }: { group_id: string; departments: Reply<'GET /departments'> }) {
  const t = useT()
  const navigate = useNavigate()
  const invite = useWrite('POST /teams/user', { stale: staleTeam })
  const nothingChosen: string[] = []
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: inviteColleague.body,
    initial: { first_name: '', last_name: '', email: '', role: '', departments: nothingChosen },
    send: async (body) => {
      await invite.mutateAsync({ query: { group_id }, body })
      form.resetDirty()
      toast('done', t('teams.invited', { email: body.email }))
      await navigate({ to: '/surveys/teams' })
    },
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('teams.send')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('teams.whom')}>
        <NameFields form={form} />
        <AddressField form={form} autoComplete="email" />
      </FormSection>
      <RoleAndDepartments group_id={group_id} departments={departments} form={form} />
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** Asks a colleague into the team. They come by the mail, and are what was chosen here by pressing its button. */
export function AddColleaguePage() {
  const t = useT()
  const { company } = usePerson()
  const group_id = company?.id ?? ''
  const { data: departments, error, refetch } = useQuery(departmentsQuery(group_id))
  return (
    <ShellPage
      name="surveys.teams.add"
      title={t('teams.addTitle')}
      lead={t('teams.addLead', { days: limits.link.join_days })}
      above={<Link to="/surveys/teams">{t('teams.title')}</Link>}
    >
      {departments ? (
        <InviteForm group_id={group_id} departments={departments} />
      ) : (
        <NotYet of="list" error={error} onRetry={refetch} />
      )}
    </ShellPage>
  )
}
