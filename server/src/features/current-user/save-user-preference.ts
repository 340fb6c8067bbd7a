import type { saveUserPreference as endpoint } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { refuseField } from '#platform/refusal'
import { countOtherPreferences, forgetPreference, savePreference } from './preferences.queries.ts'

const { max } = limits.preferences

/** Keeps a choice of the screens' own. There is an end to them, because all of them come with every `GET /user`. */
export async function saveUserPreference(
  db: Connection,
  user_id: string,
  { key, value }: BodyOf<typeof endpoint>,
): Promise<void> {
  if (value === null) return forgetPreference(db, user_id, key)
  if ((await countOtherPreferences(db, user_id, key)) >= max) refuseField('key', 'field.tooMany', { max })
  await savePreference(db, user_id, key, value)
}
