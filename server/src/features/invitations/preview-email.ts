import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { inviteWeeks } from '@catchpitch/contract/invitations/invite-state'
import type { MailTemplate, TemplateKind } from '@catchpitch/contract/invitations/mail-template'
import type { Language } from '@catchpitch/contract/languages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { fillBodies } from '#platform/mail/compose-mail'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { readMailSettingsOf } from '#platform/mail/mail-settings.queries'
import { openInMails } from '#platform/mail/placeholders'
import { queueMail } from '#platform/mail/queue-mail'
import { senderOf } from '#platform/mail/sender'
import { cleanTemplate } from './email-templates.ts'
import { surveyOf } from './get-participation.ts'
import { doorCloses, inviteExpiry } from './invitation.rules.ts'
import { findPreviewed } from './invites.queries.ts'
import { readDefaultTemplates } from './mail-templates.queries.ts'
import { findWriter } from './people.queries.ts'
import { readDimensionIds } from './survey-facts.queries.ts'
import { fillSurveyMail, layOutSurveyMail, valuesFor } from './survey-mail.ts'

type Draft = MailTemplate & { kind: TemplateKind; language: Language }
type SurveyKey = { group_id: string; survey_id: string }

/** Somebody who exists nowhere, for a survey that nobody is on the list of yet. */
const examples: Readonly<Record<Language, { first_name: string; last_name: string }>> = {
  en: { first_name: 'Aisyah', last_name: 'Rahman' },
  zh: { first_name: '伟', last_name: '陈' },
  ms: { first_name: 'Aisyah', last_name: 'Rahman' },
}

/** Where the reader's own link will stand. */
const noAddress = 'https://…'

async function factsOf(db: Connection, { group_id, survey_id }: SurveyKey) {
  const survey = await surveyOf({ db }, group_id, survey_id)
  const situations = await readDimensionIds(db, survey.situation_ids)
  return { survey, facts: { company: survey.company, survey: survey.name, situations } }
}

/** What one person on the list would read: the one who was asked for, or the first. */
export async function previewEmail(
  { db, now, installation }: Pick<Context, 'db' | 'now' | 'installation'>,
  key: SurveyKey,
  draft: Draft,
  invite_id: string | null,
) {
  const { kind, language } = draft
  const { survey, facts } = await factsOf(db, key)
  const own = cleanTemplate(kind, draft, 'draft')
  const fallback = (await readDefaultTemplates(db))[kind]
  const invite = await findPreviewed(db, key, invite_id)
  const expires_at = doorCloses({ expires_at: inviteExpiry(now, inviteWeeks.one) }, survey)
  const reader = invite ?? { ...examples[language], dimension_id: null, expires_at }
  const laid_out = layOutSurveyMail(kind, language, { own, fallback })
  const filled = fillSurveyMail(laid_out, valuesFor(facts, reader, language))
  const settings = await readMailSettingsOf(db, key.group_id)
  const sender = senderOf(installation.mail_from)
  const { app_name } = installation
  return {
    from: { name: settings.sender_name ?? sender.name, email: sender.address },
    to: invite ? { id: invite.id, full_name: fullNameOf(invite), email: invite.email } : null,
    subject: fillIn(filled.subject, { app_name }),
    ...fillBodies(filled, { app_name, public_url: noAddress, link: noAddress }, settings.signature[language]),
  }
}

/** The same to whoever asks for it. Its button leads back to the editor, for there is no survey of theirs to open. */
export async function sendTestInvitation(
  { db, now, person }: Pick<Context, 'db' | 'now'> & { person: { id: string } },
  key: SurveyKey,
  draft: Draft,
): Promise<string> {
  const { kind, language } = draft
  const { survey, facts } = await factsOf(db, key)
  const own = cleanTemplate(kind, draft, 'draft')
  const fallback = (await readDefaultTemplates(db))[kind]
  const writer = await findWriter(db, person.id)
  await limitMailsTo(db, 'test', writer.email, now)
  const href = `${openInMails.public_url}/surveys/${key.survey_id}/email-templates` as const
  const laid_out = layOutSurveyMail(kind, language, { own, fallback }, href)
  const expires_at = doorCloses({ expires_at: inviteExpiry(now, inviteWeeks.one) }, survey)
  const filled = fillSurveyMail(laid_out, valuesFor(facts, { ...writer, dimension_id: null, expires_at }, language))
  const mail = {
    ...filled,
    group_id: key.group_id,
    kind: 'test',
    cause: `test:${newId(now)}`,
    to_email: writer.email,
    to_name: fullNameOf(writer),
    language,
    user_id: person.id,
  } as const
  await queueMail(db, mail, now)
  return writer.email
}
