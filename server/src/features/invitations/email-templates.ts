import { unknownPlaceholders } from '@catchpitch/contract/fields/rich-text'
import { noTexts } from '@catchpitch/contract/fields/texts'
import {
  type MailTemplate,
  type TemplateKind,
  templateKinds,
  templatePlaceholders,
} from '@catchpitch/contract/invitations/mail-template'
import { languageFrom, languages, type Texts } from '@catchpitch/contract/languages'
import type { Problem } from '@catchpitch/contract/problems'
import type { Connection } from '#platform/db/database'
import { refuse, refuseProblems } from '#platform/refusal'
import { cleanRichText } from '#platform/rich-text/clean-rich-text'
import { surveyOf } from './get-participation.ts'
import { type OwnTemplate, readDefaultTemplates, readOwnTemplates, writeOwnTemplate } from './mail-templates.queries.ts'

type SurveyKey = { group_id: string; survey_id: string }

/** A link whose address would be filled in could lead anywhere that a name can spell: only its words stay. */
const withoutOpenLinks = (html: string) => cleanRichText(html.replaceAll(/ href="\{\{\w+\}\}"/g, ''))

/**
 * What somebody wrote, as it is kept and sent. The form's check has seen it before it was cleaned; a placeholder whose
 * name was taken apart by marks shows only now.
 */
export function cleanTemplate(kind: TemplateKind, { subject, body }: MailTemplate, field: string): MailTemplate {
  const clean = (language: keyof Texts) => withoutOpenLinks(cleanRichText(body[language]))
  const cleaned = { en: clean('en'), zh: clean('zh'), ms: clean('ms') }
  const problems = languages.flatMap((language): Problem[] =>
    unknownPlaceholders(cleaned[language], templatePlaceholders[kind]).map((placeholder) => ({
      field: `${field}.body.${language}`,
      key: 'field.placeholder',
      params: { placeholder },
    })),
  )
  if (problems.length > 0) refuseProblems(problems)
  return { subject, body: cleaned }
}

const nothing: OwnTemplate = { subject: noTexts, body: noTexts, version: 0 }

/** What a survey writes to its people, with the defaults behind it. */
export async function getEmailTemplates(db: Connection, { group_id, survey_id }: SurveyKey) {
  const { id, name, language } = await surveyOf({ db }, group_id, survey_id)
  const own = await readOwnTemplates(db, { group_id, survey_id })
  const defaults = await readDefaultTemplates(db)
  const template = (kind: TemplateKind) => ({ ...(own[kind] ?? nothing), default: defaults[kind] })
  return {
    survey: { id, name, language: languageFrom(language) },
    invitation_template: template('invitation'),
    acceptance_template: template('acceptance'),
    rejection_template: template('rejection'),
  }
}

type Given = { [Kind in TemplateKind as `${Kind}_template`]?: OwnTemplate | undefined }

export async function saveEmailTemplates(db: Connection, key: SurveyKey, given: Given, now: Date): Promise<void> {
  await surveyOf({ db }, key.group_id, key.survey_id)
  for (const kind of templateKinds) {
    const field = `${kind}_template` as const
    const template = given[field]
    if (!template) continue
    const cleaned = { ...cleanTemplate(kind, template, field), version: template.version }
    if (!(await writeOwnTemplate(db, { ...key, kind }, cleaned, now))) refuse('record.changed')
  }
}
