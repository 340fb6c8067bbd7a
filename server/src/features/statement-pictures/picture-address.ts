import { briefFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import type { AttemptKey } from '#platform/session/session'
import { findPicture, listPictures } from './pictures.queries.ts'

type Reading = Pick<Context, 'db' | 'secrets' | 'now'>

/*
 * Whoever calls has made sure that the person may read that run: it is their own, or they read the survey's results.
 */

/** Where a picture of a run can be seen for a minute; null if the run has no such picture. */
export async function pictureAddress(
  { db, secrets, now }: Reading,
  attempt: AttemptKey,
  picture_id: string,
): Promise<string | null> {
  const picture = await findPicture(db, attempt, picture_id)
  return picture ? briefFileUrl(secrets, { group_id: attempt.group_id, id: picture.file_id }, now) : null
}

/** The same for all of a run, by their ids. */
export async function pictureAddresses({ db, secrets, now }: Reading, attempt: AttemptKey) {
  const { group_id } = attempt
  const pictures = await listPictures(db, attempt)
  return new Map(pictures.map(({ id, file_id }) => [id, briefFileUrl(secrets, { group_id, id: file_id }, now)]))
}
