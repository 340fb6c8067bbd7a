import { translateNow } from '../../../i18n/translator.ts'
import type { BulkAction } from '../../list/bulk-action.ts'
import { pathsByTopic } from '../../live/stale-paths.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { type ListedInvite, type SurveyKey } from './invites-list.ts'

const idsOf = (invites: readonly ListedInvite[]) => invites.map(({ id }) => id)

/** What can be done to one invitation, or to several at once. */
export function useInviteDeeds({ id, group_id }: SurveyKey) {
  const t = useT()
  const resending = useWrite('POST /my-surveys/{id}/resend-invite', { stale: pathsByTopic.invites })
  const removing = useWrite('POST /my-surveys/{id}/remove-invite', { stale: pathsByTopic.invites })
  const scope = { params: { id }, query: { group_id } }

  const tell = (done: ConsoleKey, left_out: number) =>
    toast(
      'done',
      left_out > 0 ? translateNow('invites.leftOut' satisfies ConsoleKey, { number: left_out }) : translateNow(done),
    )

  const resend = async (invites: readonly ListedInvite[]) => {
    const { left_out } = await resending.mutateAsync({ ...scope, body: { invite_id: idsOf(invites) } })
    tell('done.inviteResent', left_out)
  }
  const remove = async (invites: readonly ListedInvite[]) => {
    const { left_out } = await removing.mutateAsync({ ...scope, body: { invite_id: idsOf(invites) } })
    tell('done.inviteRemoved', left_out)
  }

  const bulk: readonly BulkAction<ListedInvite>[] = [
    {
      key: 'resend',
      label: t('invites.resend'),
      ask: (invites) => ({
        title: t('invites.resendAsk', { number: invites.length }),
        text: t('invites.resendText'),
        action: t('invites.resend'),
      }),
      run: resend,
    },
    {
      key: 'remove',
      label: t('invites.remove'),
      ask: (invites) => ({
        title: t('invites.removeAsk', { number: invites.length }),
        text: t('invites.removeText'),
        action: t('invites.remove'),
        tone: 'destructive',
      }),
      run: remove,
    },
  ]
  return { bulk, resend, remove }
}
