import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/translator.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './team-invitations.module.css'
import { invitationsQuery, staleTeam } from './teams-list.ts'

/** Who was asked to join and has not come yet. Nobody is shown where nobody waits. */
export function TeamInvitations({ company }: { company: Company }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data: invitations = [] } = useQuery(invitationsQuery(company.id))
  const withdraw = useWrite('DELETE /teams/invitations/{id}', { stale: staleTeam })
  const { confirm, dialog } = useConfirm()
  if (invitations.length === 0) return dialog

  const ask = (id: string, name: string) =>
    confirm({
      title: t('teams.withdrawTitle', { name }),
      text: t('teams.withdrawText'),
      action: t('teams.withdraw'),
      tone: 'destructive',
      run: async () => {
        await withdraw.mutateAsync({ query: { group_id: company.id }, params: { id } })
        toast('done', t('done.removed'))
      },
    })
  return (
    <section className={classes.invitations} aria-labelledby="team-invitations">
      <h2 id="team-invitations" className={classes.title}>
        {t('teams.invitations')}
      </h2>
      <ul className={classes.list}>
        {invitations.map(({ id, full_name, email, invited_by, invited_at, expires_at, state }) => (
          <li key={id} className={classes.row}>
            <span className={classes.who}>
              <strong>{full_name}</strong>
              <span className={classes.quiet}>{email}</span>
            </span>
            <span className={classes.quiet}>
              {t('teams.invitedBy', { name: invited_by, day: formatDay(new Date(invited_at), language) })}
            </span>
            <span className={classes.state} data-state={state}>
              {t(`teams.invitation.${state}`, { day: formatDay(new Date(expires_at), language) })}
            </span>
            <Button
              size="sm"
              variant="default"
              aria-label={t('teams.withdrawName', { name: full_name })}
              onClick={() => ask(id, full_name)}
            >
              {t('teams.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
