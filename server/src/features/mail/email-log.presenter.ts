import { platformGroupId } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import { mailStateOf } from '@catchpitch/contract/mail/mail-state'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { CompanyMail, listCompanyMails } from './company-email-logs.queries.ts'
import type { LoggedMail, listMails } from './email-logs.queries.ts'

type ListedMail = Awaited<ReturnType<typeof listMails>>['rows'][number]
type ListedCompanyMail = Awaited<ReturnType<typeof listCompanyMails>>['rows'][number]

/** What a reader of the log sees of what is filled in at sending: names, but never a link. */
type Known = { app_name: string }

/** What every log shows of a mail. */
function presentRow(mail: ListedMail | ListedCompanyMail, { app_name }: Known) {
  return {
    id: mail.id,
    kind: mail.kind,
    to_name: mail.to_name,
    to_email: mail.to_email,
    title: fillIn(mail.subject, { app_name }),
    state: mailStateOf(mail.state),
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
  }
}

function presentWritten(mail: LoggedMail | CompanyMail, { app_name }: Known) {
  return {
    language: languageFrom(mail.language),
    html: fillIn(mail.body_html, { app_name, signature: '' }),
    text: fillIn(mail.body_text, { app_name, signature: '' }).trim(),
    send_after: mail.send_after.toISOString(),
    tries: mail.tries,
    last_error: mail.last_error,
  }
}

export function presentListedMail(mail: ListedMail, known: Known) {
  return {
    ...presentRow(mail, known),
    group: mail.group_id === platformGroupId ? null : { id: mail.group_id, name: mail.group_name },
  }
}

export function presentMail<Refusal>(mail: LoggedMail, resend_refusal: Refusal, known: Known) {
  return { ...presentListedMail(mail, known), ...presentWritten(mail, known), resend_refusal }
}

export function presentListedCompanyMail(mail: ListedCompanyMail, known: Known) {
  const { survey_id: id, survey_hash_id: hashId, survey_name: name } = mail
  return {
    ...presentRow(mail, known),
    survey: id === null || hashId === null || name === null ? null : { id, hashId, name },
  }
}

export function presentCompanyMail(mail: CompanyMail, known: Known) {
  return { ...presentListedCompanyMail(mail, known), ...presentWritten(mail, known) }
}
