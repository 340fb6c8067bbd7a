import type { InviteEventKind } from '@catchpitch/contract/invitations/invite-event-kinds'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import type { Reply } from '../../../api/calls.ts'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { readQuery } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import { InviteStanding } from './invite-standing.tsx'
import type { ListedInvite, SurveyKey } from './invites-list.ts'
import classes from './timeline-modal.module.css'
import { useInviteDeeds } from './use-invite-deeds.ts'

type Told = Reply<'GET /my-surveys/{id}/invites/{invite_id}'>['events'][number]

function Event({ event: { kind, at, reason, is_ahead } }: { event: Told }) {
  const t = useT()
  const moment = useMoment()
  return (
    <li className={classes.event} data-ahead={is_ahead || undefined} data-kind={kind satisfies InviteEventKind}>
      <span>{t(`invites.event.${kind}`)}</span>
      <time dateTime={at}>{moment(at)}</time>
      {reason && <span className={classes.reason}>{reason}</span>}
    </li>
  )
}

type Deeds = Pick<ReturnType<typeof useInviteDeeds<ListedInvite>>, 'resend' | 'remove'>

function Actions({ invite, deeds, onClose }: { invite: ListedInvite; deeds: Deeds; onClose: () => void }) {
  const t = useT()
  const { confirm, dialog } = useConfirm()
  const resend = async () => {
    try {
      await deeds.resend([invite])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    }
  }
  const remove = () =>
    confirm({
      title: t('invites.removeOne', { name: invite.full_name }),
      text: t('invites.removeText'),
      action: t('invites.remove'),
      tone: 'destructive',
      run: async () => {
        await deeds.remove([invite])
        onClose()
      },
    })
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => void resend()}>
        {t('invites.resend')}
      </Button>
      {invite.started_at === null && (
        <Button variant="default" onClick={remove}>
          {t('invites.remove')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

type TimelineModalProps = {
  survey: SurveyKey
  /** Null: none is open. */
  invite_id: string | null
  canSend: boolean
  onClose: () => void
}

/** Everything that has happened to one invitation, and what is still to come. */
export function TimelineModal({ survey, invite_id, canSend, onClose }: TimelineModalProps) {
  const t = useT()
  const deeds = useInviteDeeds<ListedInvite>(survey.group_id, () => survey.id)
  const { data: invite, error } = useQuery({
    ...readQuery('GET /my-surveys/{id}/invites/{invite_id}', {
      params: { id: survey.id, invite_id: invite_id ?? '' },
      query: { group_id: survey.group_id },
    }),
    enabled: invite_id !== null,
  })
  return (
    <Modal
      opened={invite_id !== null}
      onClose={onClose}
      title={invite?.full_name ?? t('invites.timeline')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {error && <FormAlert>{error.message}</FormAlert>}
      {!invite && !error && <Outline shape="lines" />}
      {invite && (
        <div className={classes.timeline}>
          <p className={classes.facts}>
            <InviteStanding state={invite.state} />
            <span className={classes.quiet}>{invite.email}</span>
            {invite.added_by && (
              <span className={classes.quiet}>{t('invites.addedBy', { name: invite.added_by })}</span>
            )}
          </p>
          <ol className={classes.events}>
            {invite.events.map((event) => (
              <Event key={`${event.kind} ${event.at}`} event={event} />
            ))}
          </ol>
          {canSend && <Actions invite={invite} deeds={deeds} onClose={onClose} />}
        </div>
      )}
    </Modal>
  )
}
