import { limits } from '@catchpitch/contract/limits'
import { inviteColleague } from '@catchpitch/contract/teams/colleagues.endpoints'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { NameFields } from '../../form/name-fields.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { staleTeam } from './teams-list.ts'

/** Asks a colleague into the team. They come by the mail, and become a member by pressing its button. */
export function AddColleaguePage() {
  const t = useT()
  const navigate = useNavigate()
  const { company } = usePerson()
  const invite = useWrite('POST /teams/user', { stale: staleTeam })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: inviteColleague.body,
    initial: { first_name: '', last_name: '', email: '' },
    send: async (body) => {
      await invite.mutateAsync({ query: { group_id: company?.id ?? '' }, body })
      form.resetDirty()
      toast('done', t('teams.invited', { email: body.email }))
      await navigate({ to: '/surveys/teams' })
    },
  })
  return (
    <ShellPage
      name="surveys.teams.add"
      title={t('teams.addTitle')}
      lead={t('teams.addLead', { days: limits.link.join_days })}
      above={<Link to="/surveys/teams">{t('teams.title')}</Link>}
    >
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
        <FormAlert>{alert}</FormAlert>
      </FormCard>
    </ShellPage>
  )
}
