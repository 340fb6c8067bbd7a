import { api } from '../../../api/api.ts'
import { sendWaiting } from './saying/hear-take.ts'
import { takes } from './saying/takes.ts'
import { pictures } from './showing/pictures.ts'

type Run = { test_id: string; token: string }

/** A picture of a few hundred kilobytes takes a slow line a while. */
const patience_ms = 90_000

/** Sends a picture before the statement that shows it: what counts as saved has been seen by the server. Rejects as `api` does. */
export async function sendPicture(picture_id: string, { test_id, token }: Run): Promise<void> {
  const picture = (await pictures.of(test_id)).find(({ id }) => id === picture_id)
  if (!picture || picture.sent) return
  const options = { token, signal: AbortSignal.timeout(patience_ms) }
  await api('POST /statement-picture', { body: { picture_id }, files: { picture: picture.jpeg } }, options)
  await pictures.keep({ ...picture, sent: true })
}

/**
 * Sends the recordings that are still on this device before the survey ends, for after it the server takes none. Says
 * whether all of them are there by now.
 */
export async function sendRecordings({ test_id, token }: Run): Promise<boolean> {
  await sendWaiting(test_id, token)
  return (await takes.of(test_id)).every(({ added }) => !added)
}
