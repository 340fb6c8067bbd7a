import { noTexts } from '@catchpitch/contract/fields/texts'
import type { Texts } from '@catchpitch/contract/languages'
import { type SlideKind, slideKind } from '@catchpitch/contract/slides/slide'
import { discardFile } from '#platform/files/discard-file'
import { signedFileUrl } from '#platform/files/file-address'
import { keepFile } from '#platform/files/keep-file'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { fitPicture } from '#platform/pictures/fit-picture'
import { refuseField } from '#platform/refusal'

type Shown = { kind: SlideKind; file_id: string | null; picture_text: Texts; video: string }

/** A picture or a link of a kind that it no longer is would be shown again by accident, when the kind is set back. */
export const shownBy = ({ kind, file_id, picture_text, video }: Shown) => ({
  file_id: kind === slideKind.picture ? file_id : null,
  picture_text: kind === slideKind.picture ? picture_text : noTexts,
  video: kind === slideKind.video ? video : null,
})

type Exchange = { group_id: string; before: string | null; after: string | null }

/** Keeps the picture that a slide names now, and gives up the one that it named before. */
export async function exchangePicture(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { group_id, before, after }: Exchange,
): Promise<void> {
  if (before === after) return
  // Only what was brought for a slide: the id could be that of somebody's own picture.
  const file = after && { group_id, id: after, purpose: 'slide_picture' as const }
  if (file && !(await keepFile(db, file, now))) refuseField('file_id', 'field.choice')
  if (before !== null) await discardFile(db, { group_id, id: before }, now)
}

type Uploading = Pick<Context, 'db' | 'now' | 'storage' | 'secrets'> & { person: { id: string } }

/** Stores a picture before there is a slide that shows it, so that whoever writes the slide sees it at once. */
export async function uploadPicture(context: Uploading, group_id: string, file: UploadedFile | null) {
  const picture = file && (await fitPicture(file.bytes))
  if (picture === null) return refuseField('picture', 'field.required')
  if (typeof picture === 'string') return refuseField('picture', picture)
  const stored = { ...picture, group_id, purpose: 'slide_picture', uploaded_by: context.person.id } as const
  const id = await storeFile(context, stored)
  return { file_id: id, picture: signedFileUrl(context.secrets, { group_id, id }, context.now) }
}
