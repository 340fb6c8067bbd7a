import { languageName } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { SideDrawer } from '../../../ui/kit/side-drawer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import classes from './support-message-drawer.module.css'

type Message = Reply<'GET /admin/support-messages/{id}'>

const listPath = '/admin/support-messages'
const messagePath = '/admin/support-messages/{id}'

/** An address that the mail program opens, with the subject that says which message is answered. */
const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`

function Facts({ message: { email, user_id, group, language, page, created_at } }: { message: Message }) {
  const t = useT()
  const moment = useMoment()
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('signIn.email')}</dt>
        <dd>{email}</dd>
        {group && (
          <>
            <dt>{t('supportMessages.company')}</dt>
            <dd>{group.name}</dd>
          </>
        )}
        <dt>{t('supportMessages.when')}</dt>
        <dd>
          <time dateTime={created_at}>{moment(created_at)}</time>
        </dd>
        <dt>{t('supportMessages.language')}</dt>
        <dd>{languageName[language]}</dd>
        {page && (
          <>
            <dt>{t('supportMessages.page')}</dt>
            <dd>{page}</dd>
          </>
        )}
      </dl>
      {user_id === null && <p className={classes.caution}>{t('supportMessages.unproved')}</p>}
    </>
  )
}

function Actions({ message: { id, number, email, answered, can } }: { message: Message }) {
  const t = useT()
  const moment = useMoment()
  const mark = useWrite('PUT /admin/support-messages/{id}/answered', { stale: [listPath, messagePath] })
  const note = () =>
    mark.mutate(
      { params: { id }, body: { answered: !answered } },
      { onError: ({ message }) => toast('failed', message) },
    )
  return (
    <div className={classes.actions}>
      {answered && (
        <p className={classes.answered} role="status">
          {t('supportMessages.answeredAt', { name: answered.by, time: moment(answered.at) })}
        </p>
      )}
      <Button
        component="a"
        href={mailTo(email, t('supportMessages.replySubject', { number }))}
        variant={answered ? 'default' : 'filled'}
        leftSection={<IconMail size={18} aria-hidden />}
      >
        {t('supportMessages.reply')}
      </Button>
      {can.mark && (
        <Button variant="default" loading={mark.isPending} onClick={note}>
          {t(answered ? 'supportMessages.reopen' : 'supportMessages.mark')}
        </Button>
      )}
    </div>
  )
}

function MessageBody({ message }: { message: Message }) {
  return (
    <article className={classes.message}>
      <h3>{message.name}</h3>
      <Facts message={message} />
      {/* As text, whatever it holds: an address in it is read and thought about before anybody follows it. */}
      <p className={classes.text}>{message.message}</p>
      <Actions message={message} />
    </article>
  )
}

type SupportMessageDrawerProps = {
  /** Empty: none is open. */
  id: string
  onClose: () => void
}

/** One message, beside the list that it stands in. */
export function SupportMessageDrawer({ id, onClose }: SupportMessageDrawerProps) {
  const t = useT()
  const { data: message, error } = useQuery({
    ...readQuery('GET /admin/support-messages/{id}', { params: { id } }),
    enabled: id !== '',
  })
  return (
    <SideDrawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size={480}
      title={message ? t('supportMessages.number', { number: message.number }) : t('supportMessages.message')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {error && <FormAlert>{error.message}</FormAlert>}
      {message ? <MessageBody message={message} /> : !error && <div className={classes.loading} aria-busy />}
    </SideDrawer>
  )
}
