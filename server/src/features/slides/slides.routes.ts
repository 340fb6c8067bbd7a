import { platformGroupId } from '@catchpitch/contract/ids'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { archiveRows } from '#platform/catalogue/archive-rows'
import { sortRows } from '#platform/catalogue/sort-rows'
import { signedFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { allocateSlide } from './allocate-slide.ts'
import { changeSlide, createSlide, findSlide } from './save-slide.ts'
import { uploadPicture } from './slide-picture.ts'
import { listAllocated, listSequence, listSlides } from './slides.queries.ts'

const subject = 'admin_slide'
const archivable = { table: 'admin_slides', subject } as const

type Slide = Awaited<ReturnType<typeof findSlide>>

async function present({ db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>, slide: Slide) {
  const { file_id, updated_at, archived_at } = slide
  const video = slide.video === null ? null : videoOf(slide.video)
  return {
    ...slide,
    picture: file_id && signedFileUrl(secrets, { group_id: platformGroupId, id: file_id }, now),
    video: slide.video ?? '',
    embed: video && { site: video.site, url: video.embed_url },
    groups: await listAllocated(db, slide.id),
    updated_at: updated_at.toISOString(),
    archived_at: archived_at?.toISOString() ?? null,
  }
}

export const slidesRoutes = [
  bind('listAdminSlides', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listSlides(db, query, language)
    return {
      data: rows.map(({ updated_at, archived_at, ...row }) => ({
        ...row,
        updated_at: updated_at.toISOString(),
        archived_at: archived_at?.toISOString() ?? null,
      })),
      pagination,
    }
  }),

  bind('getAdminSlide', async (context, { params }) => ({
    data: await present(context, await findSlide(context.db, params.id)),
  })),

  bind('createAdminSlide', async (context, { body }) => {
    const slide = await createSlide(context, body)
    return {
      data: await present(context, slide),
      message: 'done.saved',
      audit: { subject, subject_id: slide.id, fields: Object.keys(body) },
    }
  }),

  bind('updateAdminSlide', async (context, { params, body }) => {
    const { slide, fields } = await changeSlide(context, params.id, body)
    return {
      data: await present(context, slide),
      message: 'done.saved',
      audit: { subject, subject_id: slide.id, fields },
    }
  }),

  bind('archiveAdminSlide', async (context, { params }) => {
    await findSlide(context.db, params.id)
    const { message, audit } = await archiveRows(context, { ...archivable, ids: [params.id], archived: true })
    return { data: null, message, audit }
  }),

  bind('changeAdminSlides', async (context, { body: { action, ids } }) => {
    const { changed, message, audit } = await archiveRows(context, {
      ...archivable,
      ids,
      archived: action === 'archive',
    })
    return { data: { changed }, message, audit }
  }),

  bind('getSlideSequence', async ({ db, language }) => ({ data: await listSequence(db, language) })),

  bind('saveSlideSequence', async ({ db, language }, { body: { ids } }) => {
    await sortRows(db, 'admin_slides', ids)
    const [first = ''] = ids
    return {
      data: await listSequence(db, language),
      message: 'done.saved',
      audit: { subject, subject_id: first, fields: ['position'] },
    }
  }),

  bind('allocateSlide', async (context, { params, body }) => ({
    data: await allocateSlide(context, params.id, body.group_ids),
    message: 'done.saved',
    audit: { subject, subject_id: params.id, fields: ['group_ids'] },
  })),

  bind('uploadSlidePicture', async (context, { file }) => {
    const stored = await uploadPicture(context, platformGroupId, file)
    return { data: stored, audit: { subject: 'file', subject_id: stored.file_id } }
  }),
]
