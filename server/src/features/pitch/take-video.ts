import { videoState } from '@catchpitch/contract/videos/video-state'
import { discardFile } from '#platform/files/discard-file'
import { keepFile } from '#platform/files/keep-file'
import type { Context } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import { findVideo, isShown, lockVideo } from './videos.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>
type Exchange = { group_id: string; before: string | null; after: string | null }

/** One that has come whole and stands in no other slide. While it is prepared the slide can be saved already. */
async function keep({ db, now }: Calling, group_id: string, id: string): Promise<void> {
  const key = { group_id, id }
  const video = await lockVideo(db, key)
  const isWhole = video?.state === videoState.preparing || video?.state === videoState.ready
  if (!isWhole || (await isShown(db, key))) return refuseField('video_id', 'field.choice')
  if (video.file_id === null) return
  const kept = await keepFile(db, { group_id, id: video.file_id, purpose: 'slide_video' }, now)
  if (!kept) refuseField('video_id', 'field.choice')
  if (video.poster_id) await keepFile(db, { group_id, id: video.poster_id, purpose: 'slide_picture' }, now)
}

/** Keeps the video that a slide names now, and gives up the one that it named before. */
export async function takeVideo(context: Calling, { group_id, before, after }: Exchange): Promise<void> {
  if (before === after) return
  if (after !== null) await keep(context, group_id, after)
  const given = before === null ? undefined : await findVideo(context.db, { group_id, id: before })
  for (const id of [given?.file_id, given?.poster_id]) {
    if (id) await discardFile(context.db, { group_id, id }, context.now)
  }
}
