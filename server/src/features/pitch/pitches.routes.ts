import { platformGroupId } from '@catchpitch/contract/ids'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { listAllocatedTo, setShown } from '#features/slides/slides.public'
import { signedFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import { listPitches, removePitch, savePitch, sortPitch } from './save-pitch.ts'

const subject = 'pitch'

async function presentAllocated({
  db,
  secrets,
  now,
  group,
}: Pick<Context, 'db' | 'secrets' | 'now'> & { group: { id: string } }) {
  const slides = await listAllocatedTo(db, group.id)
  return slides.map(({ file_id, video, ...slide }) => {
    const found = video === null ? null : videoOf(video)
    return {
      ...slide,
      picture: file_id && signedFileUrl(secrets, { group_id: platformGroupId, id: file_id }, now),
      video: video ?? '',
      embed: found && { site: found.site, url: found.embed_url },
    }
  })
}

export const pitchesRoutes = [
  bind('listAllocatedSlides', async (context) => ({ data: await presentAllocated(context) })),

  bind('showAllocatedSlides', async (context, { body: { slide_ids } }) => {
    const { db, group, now } = context
    const allocated = await listAllocatedTo(db, group.id)
    const isAllocated = (id: string) => allocated.some((slide) => slide.id === id)
    if (!slide_ids.every(isAllocated)) refuseField('slide_ids', 'field.choice')
    await setShown(db, group.id, slide_ids, now)
    return {
      data: await presentAllocated(context),
      message: 'done.saved',
      audit: { subject: 'group', subject_id: group.id, fields: ['slide_ids'] },
    }
  }),

  bind('listPitches', async (context) => ({ data: await listPitches(context) })),

  bind('savePitch', async (context, { body }) => {
    const pitch = await savePitch(context, body)
    return {
      data: pitch,
      message: 'done.saved',
      audit: { subject, subject_id: String(pitch.id), fields: ['name', 'slide_ids'] },
    }
  }),

  bind('sortPitch', async (context, { body }) => ({
    data: await sortPitch(context, body),
    message: 'done.saved',
    audit: { subject, subject_id: body.id, fields: ['slide_ids'] },
  })),

  bind('removePitch', async (context, { params }) => {
    await removePitch(context, params.id)
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),
]
