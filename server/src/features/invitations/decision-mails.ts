import { type Language, languageFrom } from '@catchpitch/contract/languages'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { type NewMail, queueMails } from '#platform/mail/queue-mail'
import { refuse } from '#platform/refusal'
import { callBackDecisions, lockDecisionMails, readReaders, resumeMails } from './decision-mails.queries.ts'
import { readDefaultTemplates, readOwnTemplates } from './mail-templates.queries.ts'
import { findSurveyFacts } from './survey-facts.queries.ts'
import { fillSurveyMail, type LaidOutMail, layOutSurveyMail, valuesFor } from './survey-mail.ts'

type Decision = {
  group_id: string
  survey_id: string
  /** Of the decision: one mail to each person, however often it is tried. */
  id: string
  kind: 'acceptance' | 'rejection'
  /** Until then it can be taken back. */
  undo_until: Date
}

/** Tells people of a decision, each in their language, in the survey's own words where it has some. Says how many. */
export async function queueDecisionMails(
  db: Connection,
  decision: Decision,
  invite_ids: readonly string[],
  now: Date,
): Promise<number> {
  const { group_id, survey_id, id, kind, undo_until } = decision
  const key = { group_id, survey_id }
  const { edition } = (await findSurveyFacts(db, group_id, survey_id)) ?? refuse('record.missing')
  const { company, name, situations } = await findEdition(db, { ...key, edition })
  const fallback = (await readDefaultTemplates(db))[kind]
  const own = (await readOwnTemplates(db, key))[kind] ?? null
  const lay = (language: Language): LaidOutMail => layOutSurveyMail(kind, language, { own, fallback })
  const laid_out = { en: lay('en'), zh: lay('zh'), ms: lay('ms') }
  const mails = (await readReaders(db, group_id, invite_ids)).map((reader): NewMail => {
    const language = languageFrom(reader.language)
    const values = valuesFor({ company, survey: name, situations }, reader, language)
    return {
      ...fillSurveyMail(laid_out[language], values),
      group_id,
      kind,
      cause: `decision:${id}:${reader.id}`,
      to_email: reader.email,
      to_name: String(values.name),
      language,
      user_id: reader.user_id,
      invite_id: reader.id,
      status_change_id: id,
      send_after: undo_until,
    }
  })
  await queueMails(db, mails, now)
  return mails.length
}

/** Whoever is decided about anew is not told of the decision before: it would reach them beside the other. */
export const replaceDecisionMails = (db: Connection, group_id: string, invite_ids: readonly string[]) =>
  callBackDecisions(db, group_id, invite_ids, 'Another decision took its place.')

/** Keeps the mails of a decision from going out, and lets those wait again that it had replaced. */
export async function takeBackDecisionMails(
  db: Connection,
  { group_id, id, replaced }: { group_id: string; id: string; replaced: readonly string[] },
  invite_ids: readonly string[],
): Promise<void> {
  const mails = await lockDecisionMails(db, group_id, id)
  // Somebody has read it, or will: saying that it was taken back would not be true.
  if (mails.some(({ state, tries }) => state === mailState.completed || tries > 0)) refuse('undo.over')
  await callBackDecisions(db, group_id, invite_ids, 'The decision was taken back.')
  await resumeMails(db, group_id, replaced)
}
