import { z } from 'zod'
import { richText, unknownPlaceholders } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { storedTexts } from '../fields/texts.ts'
import type { Texts } from '../languages.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** The mails that a survey can word itself. */
export const templateKinds = ['invitation', 'acceptance', 'rejection'] as const
export type TemplateKind = (typeof templateKinds)[number]

const everywhere = ['name', 'first_name', 'company', 'survey'] as const

/** What can stand in double braces in each, to be filled in for whoever reads it. */
export const templatePlaceholders = {
  invitation: [...everywhere, 'topics', 'until'],
  acceptance: everywhere,
  rejection: everywhere,
} as const satisfies Record<TemplateKind, readonly string[]>

const { subject, body } = limits.mail_template

/** A subject and a text, each in whichever languages somebody has written it: the others are the default's. */
export function mailTemplate(kind: TemplateKind) {
  const placeholders = templatePlaceholders[kind]
  const title = text({ max: subject.max, min: 0 }).check(({ value, issues }) => {
    const [placeholder] = unknownPlaceholders(value, placeholders)
    if (placeholder === undefined) return
    const message: FieldMessageKey = 'field.placeholder'
    issues.push({ code: 'custom', input: value, message, params: { placeholder } })
  })
  const letter = richText({ max: body.max, min: 0, placeholders })
  return z.object({
    subject: z.object({ en: title, zh: title, ms: title }),
    body: z.object({ en: letter, zh: letter, ms: letter }),
  })
}

/** As it stands in the database. */
export const storedMailTemplate = z.object({ subject: storedTexts, body: storedTexts })

export type MailTemplate = { subject: Texts; body: Texts }
