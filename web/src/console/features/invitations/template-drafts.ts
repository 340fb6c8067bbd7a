import { readableText } from '@catchpitch/contract/fields/rich-text'
import {
  type MailTemplate,
  mailTemplate,
  type TemplateKind,
  templateKinds,
} from '@catchpitch/contract/invitations/mail-template'
import { type Language, languages, type Texts } from '@catchpitch/contract/languages'
import { type Problem, problemsOf } from '@catchpitch/contract/problems'
import type { Reply } from '../../../api/calls.ts'

export type Templates = Reply<'GET /my-surveys/email-templates/{id}'>

/** What stands in the editor: the survey's own words, and the default where it has none, so that one sees what is sent. */
export type Drafts = Readonly<Record<TemplateKind, MailTemplate>>

const fieldOf = <Kind extends TemplateKind>(kind: Kind) => `${kind}_template` as const

const inEach = (make: (language: Language) => string): Texts => ({ en: make('en'), zh: make('zh'), ms: make('ms') })

const ofEach = (make: (kind: TemplateKind) => MailTemplate): Drafts => ({
  invitation: make('invitation'),
  acceptance: make('acceptance'),
  rejection: make('rejection'),
})

export function draftsOf(templates: Templates): Drafts {
  return ofEach((kind) => {
    const { subject, body, default: otherwise } = templates[fieldOf(kind)]
    return {
      subject: inEach((language) => subject[language] || otherwise.subject[language]),
      body: inEach((language) => body[language] || otherwise.body[language]),
    }
  })
}

/** What the survey says itself: nothing where it says what the default says, so that it follows when that changes. */
export function ownWordsOf(drafts: Drafts, templates: Templates): Drafts {
  return ofEach((kind) => {
    const { subject, body } = drafts[kind]
    const { default: otherwise } = templates[fieldOf(kind)]
    return {
      subject: inEach((language) =>
        subject[language].trim() === otherwise.subject[language] ? '' : subject[language],
      ),
      body: inEach((language) =>
        readableText(body[language]) === '' || body[language] === otherwise.body[language] ? '' : body[language],
      ),
    }
  })
}

/** The mails whose words differ from those that are kept, as the call takes them. */
export function changesOf(drafts: Drafts, templates: Templates) {
  const own = ownWordsOf(drafts, templates)
  const changed = templateKinds.filter((kind) => {
    const { subject, body } = templates[fieldOf(kind)]
    return JSON.stringify(own[kind]) !== JSON.stringify({ subject, body })
  })
  return Object.fromEntries(
    changed.map((kind) => [fieldOf(kind), { ...own[kind], version: templates[fieldOf(kind)].version }]),
  )
}

/** A problem of one text, with where to find it. */
export type TextProblem = Problem & { kind: TemplateKind; part: 'subject' | 'body'; language: Language }

/** What is wrong, by the names that the server has for the fields. */
export function problemsIn(drafts: Drafts): TextProblem[] {
  return templateKinds.flatMap((kind) => {
    const checked = mailTemplate(kind).safeParse(drafts[kind])
    if (checked.success) return []
    return problemsOf(checked.error, drafts[kind]).flatMap((problem): TextProblem[] => {
      const part = problem.field.startsWith('subject') ? 'subject' : 'body'
      const language = languages.find((one) => problem.field.endsWith(`.${one}`))
      return language ? [{ ...problem, field: `${fieldOf(kind)}.${problem.field}`, kind, part, language }] : []
    })
  })
}

export const fieldName = (kind: TemplateKind, part: 'subject' | 'body', language: Language) =>
  `${fieldOf(kind)}.${part}.${language}`

/** The same drafts with one mail said otherwise in one language. */
export function withWordsIn(
  drafts: Drafts,
  kind: TemplateKind,
  language: Language,
  words: { subject?: string; body?: string },
): Drafts {
  const { subject, body } = drafts[kind]
  const { subject: title = subject[language], body: letter = body[language] } = words
  return {
    ...drafts,
    [kind]: { subject: { ...subject, [language]: title }, body: { ...body, [language]: letter } },
  }
}
