import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { SideDrawer } from '../../../ui/kit/side-drawer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { MailPreview } from '../../mail/mail-preview.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './email-log-drawer.module.css'
import { MailFacts } from './mail-facts.tsx'

type Email = Reply<'GET /admin/email-logs/{id}'>

const look_again_ms = 3000

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
          <MailFacts
            mail={email}
            about={{ label: t('emails.company'), value: email.group?.name ?? t('emails.platform') }}
          />
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
