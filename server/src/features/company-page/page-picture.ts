import { buffer } from 'node:stream/consumers'
import { findFile } from '#platform/files/files.queries'
import { drawLinkPicture } from '#platform/pictures/draw-link-picture'
import type { Platform } from '#platform/platform'
import { findPublic } from './find-public.ts'

/** Beside the page, where robots may come; files themselves are at addresses that end. */
export const pagePicturePath = '/catchers-pitch/picture'

/** The picture that a company has brought as its cover, for previews of links; of a page that is closed there is none. */
export const findPagePicture =
  ({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>) =>
  async (query: URLSearchParams) => {
    const company = await findPublic(db, query)
    if (!company?.cover_file_id) return null
    const file = await findFile(db, { group_id: company.id, id: company.cover_file_id }, clock.now())
    if (!file) return null
    const draw = async () => {
      const stored = await storage.read(file.storage_key, { start: 0, end: file.bytes - 1 })
      return stored && drawLinkPicture(await buffer(stored))
    }
    return { etag: `"${file.sha256.toString('base64url')}"`, draw }
  }
