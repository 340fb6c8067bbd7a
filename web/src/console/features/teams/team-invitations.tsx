import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './team-invitations.module.css'
import { type Invitation, invitationsQuery, staleTeam } from './teams-list.ts'

/** What can be done with an invitation that nobody has accepted, each after a question. */
function useInvitationActions(company: Company) {
  const t = useT()
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const resending = useWrite('POST /teams/invitations/{id}/resend', { stale: staleTeam })
  const withdrawing = useWrite('DELETE /teams/invitations/{id}', { stale: staleTeam })
  const scope = (id: string) => ({ query: { group_id: company.id }, params: { id } })

  const withdraw = ({ id, full_name: name }: Invitation) =>
    confirm({
      title: t('teams.withdrawTitle', { name }),
      text: t('teams.withdrawText'),
      action: t('teams.withdraw'),
      tone: 'destructive',
      run: async () => {
        await withdrawing.mutateAsync(scope(id))
        toast('done', t('teams.withdrawn', { name }))
      },
    })

  const resend = ({ id, full_name: name, email, departments }: Invitation) => {
    if (departments.length === 0) {
      return confirm({
        title: t('teams.departmentFirstTitle'),
        text: t('teams.departmentFirstText', { name }),
        action: t('teams.edit'),
        run: () => navigate({ to: '/surveys/teams/edit', search: { invitation: id } }),
      })
    }
    return confirm({
      title: t('teams.resendTitle', { name }),
      text: t('teams.resendText', { email }),
      action: t('teams.resend'),
      run: async () => {
        await resending.mutateAsync(scope(id))
        toast('done', t('teams.resent', { email }))
      },
    })
  }
  return { resend, withdraw, dialog }
}

/** Who was asked to join and has not come yet. Nobody is shown where nobody waits. */
export function TeamInvitations({ company }: { company: Company }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data: invitations = [] } = useQuery(invitationsQuery(company.id))
  const { resend, withdraw, dialog } = useInvitationActions(company)
  if (invitations.length === 0) return dialog

  const dayOf = (moment: string) => formatDay(new Date(moment), language)
  return (
    <section className={classes.invitations} aria-labelledby="team-invitations">
      <h2 id="team-invitations" className={classes.title}>
        {t('teams.invitations')}
      </h2>
      <ul className={classes.list}>
        {invitations.map((invitation) => {
          const {
            id,
            full_name: name,
            email,
            role,
            departments,
            invited_by,
            invited_at,
            expires_at,
            state,
          } = invitation
          return (
            <li key={id} className={classes.row}>
              <span className={classes.lines}>
                <strong>{name}</strong>
                <span className={classes.quiet}>{email}</span>
              </span>
              <span className={classes.lines}>
                <span>{t(`role.${role}`)}</span>
                <span className={classes.quiet}>
                  {departments.length > 0
                    ? departments.map((department) => department.name).join(', ')
                    : t('teams.invitation.noDepartment')}
                </span>
              </span>
              <span className={classes.lines}>
                <span className={state === 'failed' ? classes.failed : undefined}>
                  {t(`teams.invitation.${state}`, { day: dayOf(expires_at) })}
                </span>
                <span className={classes.quiet}>
                  {t('teams.invitedBy', { name: invited_by, day: dayOf(invited_at) })}
                </span>
              </span>
              <span className={classes.actions}>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('teams.editName', { name })}
                  renderRoot={(props) => <Link {...props} to="/surveys/teams/edit" search={{ invitation: id }} />}
                >
                  {t('teams.edit')}
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('teams.resendName', { name })}
                  onClick={() => resend(invitation)}
                >
                  {t('teams.resend')}
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('teams.withdrawName', { name })}
                  onClick={() => withdraw(invitation)}
                >
                  {t('teams.withdraw')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {dialog}
    </section>
  )
}
