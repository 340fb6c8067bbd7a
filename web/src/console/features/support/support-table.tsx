import { UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { Reply } from '../../../api/calls.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import classes from './support-table.module.css'

type ListedMessage = Reply<'GET /admin/support-messages'>[number]

function Standing({ answered }: Pick<ListedMessage, 'answered'>) {
  const t = useT()
  return (
    <span className={classes.standing} data-answered={answered ? '' : undefined}>
      {answered ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
      {answered ? t('supportMessages.answeredBy', { name: answered.by }) : t('supportMessages.waiting')}
    </span>
  )
}

type OnOpen = { onOpen: (id: string) => void }

function Row({ message, onOpen }: { message: ListedMessage } & OnOpen) {
  const t = useT()
  const moment = useMoment()
  const { id, number, name, group, excerpt, created_at, answered } = message
  return (
    <tr>
      <th scope="row" className={classes.writer}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>
          {group?.name ?? (message.user_id ? message.email : t('supportMessages.visitor'))}
        </span>
      </th>
      <td className={classes.message}>
        <UnstyledButton
          className={classes.open}
          aria-label={t('supportMessages.open', { number, name })}
          onClick={() => onOpen(id)}
        >
          <span className={classes.number}>{number}</span> {excerpt}
        </UnstyledButton>
      </td>
      <td className={classes.when}>
        <time dateTime={created_at}>{moment(created_at)}</time>
      </td>
      <td className={classes.state}>
        <Standing answered={answered} />
      </td>
    </tr>
  )
}

export function SupportTable({ messages, onOpen }: { messages: readonly ListedMessage[] } & OnOpen) {
  const t = useT()
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('supportMessages.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('supportMessages.writer')}</th>
            <th scope="col">{t('supportMessages.message')}</th>
            <th scope="col">{t('supportMessages.when')}</th>
            <th scope="col">{t('supportMessages.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <Row key={message.id} message={message} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
