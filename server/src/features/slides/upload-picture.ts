import type { Access } from '@catchpitch/contract/access/access'
import { platformGroupId } from '@catchpitch/contract/ids'
import { signedFileUrl } from '#platform/files/file-address'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { fitPicture } from '#platform/pictures/fit-picture'
import { refuseField } from '#platform/refusal'

type StaffContext = Context<Extract<Access, { kind: 'staff' }>>

/** Stores a picture before there is a slide that shows it, so that whoever writes the slide sees it at once. */
export async function uploadPicture(context: StaffContext, file: UploadedFile | null) {
  const picture = file && (await fitPicture(file.bytes))
  if (picture === null) return refuseField('picture', 'field.required')
  if (typeof picture === 'string') return refuseField('picture', picture)
  const group_id = platformGroupId
  const stored = { ...picture, group_id, purpose: 'slide_picture', uploaded_by: context.person.id } as const
  const id = await storeFile(context, stored)
  return { file_id: id, picture: signedFileUrl(context.secrets, { group_id, id }, context.now) }
}
