import { bind } from '#platform/http/bind'
import { beginVideo, readVideo, takePart } from './bring-video.ts'
import { presentVideo } from './present-video.ts'

const subject = 'video'

export const pitchVideosRoutes = [
  bind('beginVideo', async (context, { body }) => {
    const video = await beginVideo(context, context.group.id, body.bytes)
    return { data: presentVideo(context, video), audit: { subject, subject_id: video.id } }
  }),

  bind('getVideo', async (context, { params }) => ({
    data: presentVideo(context, await readVideo(context.db, { group_id: context.group.id, id: params.id })),
  })),

  bind('sendVideoPart', async (context, { params, body, file }) => {
    const key = { group_id: context.group.id, id: params.id }
    const video = await takePart(context, key, { offset: body.offset, file })
    // That it was begun is on record; fifty lines about one video would tell no more.
    return { data: presentVideo(context, video), audit: null }
  }),
]
