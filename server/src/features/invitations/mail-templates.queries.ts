import {
  type MailTemplate,
  storedMailTemplate,
  type TemplateKind,
  templateKinds,
} from '@catchpitch/contract/invitations/mail-template'
import type { Connection } from '#platform/db/database'

const isKind = (kind: string): kind is TemplateKind => templateKinds.some((known) => known === kind)

/** What is written to applicants unless a survey says otherwise. */
export async function readDefaultTemplates(db: Connection): Promise<Record<TemplateKind, MailTemplate>> {
  const rows = await db.selectFrom('mail_templates').select(['kind', 'subject', 'body']).execute()
  const of = (kind: TemplateKind) => storedMailTemplate.parse(rows.find((row) => row.kind === kind))
  return { invitation: of('invitation'), acceptance: of('acceptance'), rejection: of('rejection') }
}

type SurveyKey = { group_id: string; survey_id: string }

export type OwnTemplate = MailTemplate & { version: number }

/** What a survey says itself; nothing of the kinds that it leaves to the defaults. */
export async function readOwnTemplates(
  db: Connection,
  { group_id, survey_id }: SurveyKey,
): Promise<Partial<Record<TemplateKind, OwnTemplate>>> {
  const rows = await db
    .selectFrom('survey_mail_templates')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .select(['kind', 'subject', 'body', 'version'])
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ kind, version, ...row }) =>
      isKind(kind) ? [[kind, { ...storedMailTemplate.parse(row), version }]] : [],
    ),
  )
}

/** False if somebody else has written it since this version; version 0 is that of a text that nobody has written yet. */
export async function writeOwnTemplate(
  db: Connection,
  { group_id, survey_id, kind }: SurveyKey & { kind: TemplateKind },
  { subject, body, version }: OwnTemplate,
  now: Date,
): Promise<boolean> {
  const texts = { subject: JSON.stringify(subject), body: JSON.stringify(body) }
  if (version === 0) {
    const made = await db
      .insertInto('survey_mail_templates')
      .values({ group_id, survey_id, kind, ...texts, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(['group_id', 'survey_id', 'kind']).doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('survey_mail_templates')
    .set({ ...texts, version: version + 1, updated_at: now })
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
