import { languageName } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { SideDrawer } from '../../../ui/kit/side-drawer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { MailPreview } from '../../mail/mail-preview.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import classes from './email-log-drawer.module.css'
import { useMailKind } from './mail-kinds.ts'
import { MailStanding } from './mail-standing.tsx'

type Email = Reply<'GET /admin/email-logs/{id}'>

const look_again_ms = 3000

function Facts({ email }: { email: Email }) {
  const t = useT()
  const moment = useMoment()
  const nameOfKind = useMailKind()
  const waits = email.state === 'pending'
  return (
    <dl className={classes.facts}>
      <dt>{t('emails.state')}</dt>
      <dd>
        <MailStanding state={email.state} />
        {email.last_error && <p className={classes.reason}>{email.last_error}</p>}
      </dd>
      <dt>{t('emails.type')}</dt>
      <dd>{nameOfKind(email.kind)}</dd>
      <dt>{t('emails.recipient')}</dt>
      <dd>
        {email.to_name} {email.to_email}
      </dd>
      <dt>{t('emails.language')}</dt>
      <dd>{languageName[email.language]}</dd>
      <dt>{t('emails.company')}</dt>
      <dd>{email.group?.name ?? t('emails.platform')}</dd>
      <dt>{t('emails.when')}</dt>
      <dd>
        <time dateTime={email.created_at}>{moment(email.created_at)}</time>
      </dd>
      {(email.sent_at !== null || waits) && (
        <>
          <dt>{t(waits ? 'emails.notBefore' : 'emails.sentAt')}</dt>
          <dd>{moment(email.sent_at ?? email.send_after)}</dd>
        </>
      )}
      {email.tries > 1 && (
        <>
          <dt>{t('emails.tries')}</dt>
          <dd>{email.tries}</dd>
        </>
      )}
    </dl>
  )
}

function Resend({ email: { id, resend_refusal }, onSent }: { email: Email; onSent: (id: string) => void }) {
  const t = useT()
  const resend = useWrite('POST /admin/email-logs/{id}/resend', { stale: ['/admin/email-logs'] })
  if (resend_refusal) return <p className={classes.refusal}>{t(`error.${resend_refusal}`)}</p>
  const send = () =>
    resend.mutate(
      { params: { id } },
      {
        onSuccess: (sent) => {
          toast('done', t('done.resent'))
          onSent(sent.id)
        },
        onError: ({ message }) => toast('failed', message),
      },
    )
  return (
    <Button leftSection={<IconSend size={18} aria-hidden />} loading={resend.isPending} onClick={send}>
      {t('emails.resend')}
    </Button>
  )
}

type EmailLogDrawerProps = {
  /** Empty: none is open. */
  id: string
  /** Opens another one: the mail that was just sent. */
  onShow: (id: string) => void
  onClose: () => void
}

/** One mail, beside the list that it stands in. */
export function EmailLogDrawer({ id, onShow, onClose }: EmailLogDrawerProps) {
  const t = useT()
  const { data: email, error } = useQuery({
    ...readQuery('GET /admin/email-logs/{id}', { params: { id } }),
    enabled: id !== '',
    // Whether it can be sent once more changes by itself, and what waits goes out within seconds.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? look_again_ms : false),
  })
  return (
    <SideDrawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size={640}
      title={email?.title ?? t('emails.mail')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {error && <FormAlert>{error.message}</FormAlert>}
      {email ? (
        <article className={classes.mail}>
          <Facts email={email} />
          <div className={classes.actions}>
            <Resend email={email} onSent={onShow} />
          </div>
          <MailPreview html={email.html} title={email.title} note={t('emails.placeholders')} />
        </article>
      ) : (
        !error && <div className={classes.loading} aria-busy />
      )}
    </SideDrawer>
  )
}
