import { platformGroupId } from '@catchpitch/contract/ids'
import { signedFileUrl } from '#platform/files/file-address'
import type { Secrets } from '#platform/secrets/secrets'

/** Where a browser finds a person's picture, for whoever is shown the person; null where they have none. */
export function pictureUrl(secrets: Secrets, picture_file_id: string | null, now: Date): string | null {
  return picture_file_id && signedFileUrl(secrets, { group_id: platformGroupId, id: picture_file_id }, now)
}
