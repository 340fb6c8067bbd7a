import { platformGroupId } from '@catchpitch/contract/ids'
import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'
import { emailSettingsForm } from '@catchpitch/contract/mail/email-settings-form'
import type { Connection } from '#platform/db/database'
import { overlayMailSettings } from './overlay-mail-settings.ts'

const key = 'email'

/** What holds until somebody decides otherwise. */
const defaults: EmailSettings = {
  sender_name: null,
  reply_to: null,
  signature: { en: '', zh: '', ms: '' },
  default_language: 'en',
  reminder_days: 2,
}

export type VersionedMailSettings = EmailSettings & { version: number }

/** What staff decided about all mails. */
export async function readMailSettings(db: Connection): Promise<VersionedMailSettings> {
  const row = await db.selectFrom('settings').where('key', '=', key).select(['value', 'version']).executeTakeFirst()
  return row
    ? emailSettingsForm.parse({ ...defaults, ...Object(row.value), version: row.version })
    : { ...defaults, version: 0 }
}

/** What a company decided about its own mails; where it decided nothing, what it would be asked to confirm. */
export async function readOwnMailSettings(db: Connection, group_id: string): Promise<VersionedMailSettings> {
  const row = await db
    .selectFrom('group_mail_settings')
    .where('group_id', '=', group_id)
    .select(['settings', 'version'])
    .executeTakeFirst()
  if (row) return emailSettingsForm.parse({ ...defaults, ...Object(row.settings), version: row.version })
  const { default_language, reminder_days } = await readMailSettings(db)
  return { ...defaults, default_language, reminder_days, version: 0 }
}

/**
 * What holds for a mail of this company, or of the platform itself. Read with every mail, by its key: a change holds
 * from the next one on, in whichever process.
 */
export async function readMailSettingsOf(db: Connection, group_id: string): Promise<EmailSettings> {
  const ofAll = await readMailSettings(db)
  return group_id === platformGroupId ? ofAll : overlayMailSettings(ofAll, await readOwnMailSettings(db, group_id))
}

/** False if somebody else has changed them since this version; version 0 is that of settings that nobody made yet. */
export async function writeMailSettings(
  db: Connection,
  { version, ...settings }: VersionedMailSettings,
  now: Date,
): Promise<boolean> {
  const value = JSON.stringify(settings)
  if (version === 0) {
    const made = await db
      .insertInto('settings')
      .values({ key, value, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('settings')
    .set({ value, version: version + 1, updated_at: now })
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** The same for what a company decides. */
export async function writeOwnMailSettings(
  db: Connection,
  group_id: string,
  { version, ...form }: VersionedMailSettings,
  now: Date,
): Promise<boolean> {
  const settings = JSON.stringify(form)
  if (version === 0) {
    const made = await db
      .insertInto('group_mail_settings')
      .values({ group_id, settings, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('group_id').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('group_mail_settings')
    .set({ settings, version: version + 1, updated_at: now })
    .where('group_id', '=', group_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
