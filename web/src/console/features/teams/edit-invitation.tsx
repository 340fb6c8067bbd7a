import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { updateTeamInvitation } from '@catchpitch/contract/teams/colleagues.endpoints'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { RoleAndDepartments } from './role-and-departments.tsx'
import { type Invitation, invitationQuery, staleTeam } from './teams-list.ts'

type InvitationFormProps = { group_id: string; invitation: Invitation; departments: Reply<'GET /departments'> }

function InvitationForm({ group_id, invitation, departments }: InvitationFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, first_name, last_name, email, role } = invitation
  const update = useWrite('PUT /teams/invitations/{id}', { stale: staleTeam })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: updateTeamInvitation.body,
    initial: { first_name, last_name, email, role, departments: invitation.departments.map((held) => held.id) },
    send: async (body) => {
      const { full_name: name } = await update.mutateAsync({ query: { group_id }, params: { id }, body })
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
      <FormSection title={t('teams.person')}>
        <NameFields form={form} />
        <AddressField form={form} autoComplete="email" fixed={t('teams.addressFixed')} />
      </FormSection>
      <RoleAndDepartments group_id={group_id} departments={departments} form={form} />
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** Somebody who was invited and has not joined: what they will be can still be changed. */
export function EditInvitation({ group_id, id }: { group_id: string; id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data: invitation, error, refetch } = useQuery(invitationQuery(group_id, id))
  const { data: departments } = useQuery(departmentsQuery(group_id))
  const lead =
    invitation &&
    t(`teams.editInvitation.${invitation.state}`, { day: formatDay(new Date(invitation.expires_at), language) })
  return (
    <ShellPage
      name="surveys.teams.edit"
      title={t('teams.editInvitationTitle')}
      lead={lead}
      above={<Link to="/surveys/teams">{t('teams.title')}</Link>}
    >
      {invitation && departments ? (
        <InvitationForm key={id} group_id={group_id} invitation={invitation} departments={departments} />
      ) : (
        <NotYet error={error} onRetry={refetch} />
      )}
    </ShellPage>
  )
}
