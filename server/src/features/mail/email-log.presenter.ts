import { platformGroupId } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import { mailStateOf } from '@catchpitch/contract/mail/mail-state'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { LoggedMail, listMails } from './email-logs.queries.ts'

type ListedMail = Awaited<ReturnType<typeof listMails>>['rows'][number]

/** What a reader of the log sees of what is filled in at sending: names, but never a link. */
type Known = { app_name: string }

export function presentListedMail(mail: ListedMail, { app_name }: Known) {
  return {
    id: mail.id,
    kind: mail.kind,
    to_name: mail.to_name,
    to_email: mail.to_email,
    title: fillIn(mail.subject, { app_name }),
    state: mailStateOf(mail.state),
    group: mail.group_id === platformGroupId ? null : { id: mail.group_id, name: mail.group_name },
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
  }
}

export function presentMail<Refusal>(mail: LoggedMail, resend_refusal: Refusal, { app_name }: Known) {
  return {
    ...presentListedMail(mail, { app_name }),
    language: languageFrom(mail.language),
    html: fillIn(mail.body_html, { app_name, signature: '' }),
    text: fillIn(mail.body_text, { app_name, signature: '' }).trim(),
    send_after: mail.send_after.toISOString(),
    tries: mail.tries,
    last_error: mail.last_error,
    resend_refusal,
  }
}
