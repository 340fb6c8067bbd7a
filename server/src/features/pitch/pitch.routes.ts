import { videoOf } from '@catchpitch/contract/videos/video-link'
import { uploadPicture } from '#features/slides/slides.public'
import { signedFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { readVideo } from './bring-video.ts'
import { listSlides } from './pitch.queries.ts'
import { presentVideo } from './present-video.ts'
import { changeSlide, createSlide, readSlide, removeSlide, restoreSlide } from './save-slide.ts'
import { sortSlides } from './sort-slides.ts'

const subject = 'slide'

type Slide = Awaited<ReturnType<typeof readSlide>>
type CompanyContext = Pick<Context, 'db' | 'secrets' | 'now' | 'language'> & { group: { id: string } }

async function present(context: CompanyContext, { file_id, updated_at, ...slide }: Slide) {
  const { db, secrets, now, group } = context
  const video = slide.video === null ? null : videoOf(slide.video)
  const brought = slide.video_id && (await readVideo(db, { group_id: group.id, id: slide.video_id }))
  return {
    ...slide,
    file_id,
    picture: file_id && signedFileUrl(secrets, { group_id: group.id, id: file_id }, now),
    video: slide.video ?? '',
    embed: video && { site: video.site, url: video.embed_url },
    brought: brought ? presentVideo(context, brought) : null,
    updated_at: updated_at.toISOString(),
  }
}

const presentAll = async (context: CompanyContext) =>
  Promise.all((await listSlides(context.db, context.group.id)).map((slide) => present(context, slide)))

export const pitchRoutes = [
  bind('listPitchSlides', async (context) => ({ data: await presentAll(context) })),

  bind('getPitchSlide', async (context, { params }) => ({
    data: await present(context, await readSlide(context, { group_id: context.group.id, id: params.id })),
  })),

  bind('createPitchSlide', async (context, { body }) => {
    const slide = await createSlide(context, context.group.id, body)
    return {
      data: await present(context, slide),
      message: 'done.saved',
      audit: { subject, subject_id: slide.id, fields: Object.keys(body) },
    }
  }),

  bind('updatePitchSlide', async (context, { params, body }) => {
    const { slide, fields } = await changeSlide(context, { group_id: context.group.id, id: params.id }, body)
    return {
      data: await present(context, slide),
      message: 'done.saved',
      audit: { subject, subject_id: slide.id, fields },
    }
  }),

  bind('removePitchSlide', async (context, { params }) => {
    await removeSlide(context, { group_id: context.group.id, id: params.id })
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),

  bind('restorePitchSlide', async (context, { params }) => {
    const slide = await restoreSlide(context, { group_id: context.group.id, id: params.id })
    return { data: await present(context, slide), audit: { subject, subject_id: slide.id } }
  }),

  bind('sortPitchSlides', async (context, { body: { ids } }) => {
    await sortSlides(context.db, context.group.id, ids)
    const [first = ''] = ids
    return {
      data: await presentAll(context),
      message: 'done.saved',
      audit: { subject, subject_id: first, fields: ['position'] },
    }
  }),

  bind('uploadPitchPicture', async (context, { file }) => {
    const stored = await uploadPicture(context, context.group.id, file)
    return { data: stored, audit: { subject: 'file', subject_id: stored.file_id } }
  }),
]
