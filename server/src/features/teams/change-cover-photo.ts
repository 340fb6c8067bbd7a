import { discardFile } from '#platform/files/discard-file'
import { signedFileUrl } from '#platform/files/file-address'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { fitPicture } from '#platform/pictures/fit-picture'
import { refuseField } from '#platform/refusal'
import { type findCover, lockCover, setCover } from './cover-photo.queries.ts'

type Cover = Awaited<ReturnType<typeof findCover>>
type Asked = Pick<Context, 'db' | 'now' | 'secrets' | 'storage'>

export function presentCover({ secrets, now }: Asked, group_id: string, { cover, cover_file_id }: Cover) {
  const picture = cover_file_id && signedFileUrl(secrets, { group_id, id: cover_file_id }, now)
  return { code: cover, picture }
}

/** What was there before is given up, if it was a picture. */
async function replaceCover({ db, now }: Asked, group_id: string, cover: Cover): Promise<Cover> {
  const { cover_file_id } = await lockCover(db, group_id)
  await setCover(db, group_id, cover, now)
  if (cover_file_id !== null) await discardFile(db, { group_id, id: cover_file_id }, now)
  return cover
}

type Choice = { code: string | null; file: UploadedFile | null; uploaded_by: string }

/** A picture that comes along counts more than a code that was chosen before it. */
export async function changeCoverPhoto(context: Asked, group_id: string, choice: Choice): Promise<Cover> {
  const { code, file, uploaded_by } = choice
  if (file === null) {
    if (code === null) return refuseField('code', 'field.required')
    return replaceCover(context, group_id, { cover: code, cover_file_id: null })
  }
  const picture = await fitPicture(file.bytes)
  if (typeof picture === 'string') return refuseField('picture', picture)
  const cover_file_id = await storeFile(context, { ...picture, group_id, purpose: 'cover_photo', uploaded_by })
  return replaceCover(context, group_id, { cover: null, cover_file_id })
}

export const removeCoverPhoto = (context: Asked, group_id: string) =>
  replaceCover(context, group_id, { cover: null, cover_file_id: null })
