import { formatDay } from '@catchpitch/contract/dates'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { readableText } from '@catchpitch/contract/fields/rich-text'
import type { MailTemplate, TemplateKind } from '@catchpitch/contract/invitations/mail-template'
import { type Language, textIn } from '@catchpitch/contract/languages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import { escapeHtml, layOutMail } from '#platform/mail/mail-layout'
import { asWritten, openInMails } from '#platform/mail/placeholders'
import { richTextLines } from '#platform/rich-text/rich-text-lines'
import { mailFrames } from './mail-frame.rules.ts'

/** A mail of a survey that is laid out once for all its readers; what differs between them is still open. */
export type LaidOutMail = { subject: string; html: string; text: string }

type Href = typeof openInMails.link | `${typeof openInMails.public_url}/${string}`

/** What the survey says itself; in a language in which it says nothing, what the default says there. */
export function layOutSurveyMail(
  kind: TemplateKind,
  language: Language,
  { own, fallback }: { own: MailTemplate | null; fallback: MailTemplate },
  href: Href = openInMails.link,
): LaidOutMail {
  const { button, reason } = mailFrames[kind][language]
  const titled = own?.subject[language].trim() ?? ''
  const subject = titled === '' ? textIn(fallback.subject, language) : titled
  const worded = own?.body[language] ?? ''
  const body = readableText(worded) === '' ? textIn(fallback.body, language) : worded
  const laid_out = layOutMail({
    app_name: openInMails.app_name,
    language,
    title: subject,
    paragraphs: [],
    rich: { html: body, text: richTextLines(body) },
    action: button === null ? null : { label: button, href },
    signature: openInMails.signature,
    reason,
  })
  return { subject, ...laid_out }
}

type Values = Readonly<Record<string, string | number>>

/** The mail of one reader, complete but for what is filled in at sending. */
export function fillSurveyMail({ subject, html, text }: LaidOutMail, values: Values): LaidOutMail {
  const written = Object.entries(values).map(([name, value]) => [name, asWritten(`${value}`)] as const)
  const plain = Object.fromEntries(written)
  const escaped = Object.fromEntries(written.map(([name, value]) => [name, escapeHtml(value)]))
  return { subject: fillIn(subject, plain), html: fillIn(html, escaped), text: fillIn(text, plain) }
}

/** What a mail tells of the survey. */
export type SurveyFacts = { company: string; survey: string; situations: readonly { dimension_id: string }[] }

type Reader = { first_name: string; last_name: string; dimension_id: string | null; expires_at: Date }

/** The last instant of the last day, so that the mail names that day and not the one on which it is too late. */
const lastMoment = (expires_at: Date) => new Date(expires_at.getTime() - 1)

export function valuesFor({ company, survey, situations }: SurveyFacts, reader: Reader, language: Language): Values {
  const { first_name, dimension_id, expires_at } = reader
  const asked = situations.filter((one) => dimension_id === null || one.dimension_id === dimension_id)
  return {
    name: fullNameOf(reader),
    first_name,
    company,
    survey,
    topics: asked.length,
    until: formatDay(lastMoment(expires_at), language),
  }
}
