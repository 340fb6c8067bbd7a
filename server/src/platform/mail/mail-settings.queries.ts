import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'
import { emailSettingsForm } from '@catchpitch/contract/mail/email-settings-form'
import type { Connection } from '#platform/db/database'

const key = 'email'

/** What holds until somebody decides otherwise. */
const defaults: EmailSettings = {
  sender_name: null,
  reply_to: null,
  signature: { en: '', zh: '', ms: '' },
  default_language: 'en',
  reminder_days: 2,
}

/** Read with every mail, by its key: a change holds from the next one on, in whichever process. */
export async function readMailSettings(db: Connection): Promise<EmailSettings & { version: number }> {
  const row = await db.selectFrom('settings').where('key', '=', key).select(['value', 'version']).executeTakeFirst()
  return row
    ? emailSettingsForm.parse({ ...defaults, ...Object(row.value), version: row.version })
    : { ...defaults, version: 0 }
}

/** False if somebody else has changed them since this version; version 0 is that of settings that nobody made yet. */
export async function writeMailSettings(
  db: Connection,
  { version, ...settings }: EmailSettings & { version: number },
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
