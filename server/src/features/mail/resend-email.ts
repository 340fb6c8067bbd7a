import type { Context } from '#platform/http/context'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { refuse } from '#platform/refusal'
import { findMail, findMailKey, insertCopy } from './email-logs.queries.ts'
import { resendRefusal } from './resend-refusal.ts'

/** Sends a mail once more, if that makes sense. The old row stays as it is: the log tells what happened. */
export async function resendEmail({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const key = await findMailKey(db, id)
  const mail = key && (await findMail(db, key))
  if (!mail) return refuse('record.missing')
  const refusal = await resendRefusal(db, mail, now)
  if (refusal) return refuse(refusal)
  await limitMailsTo(db, 'resend', mail.to_email, now)
  return { id: await insertCopy(db, mail, now), group_id: mail.group_id }
}
