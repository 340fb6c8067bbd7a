import { limits } from '@catchpitch/contract/limits'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { newId } from '#platform/ids'
import { enqueue } from '#platform/jobs/enqueue'
import { refuse, refuseField } from '#platform/refusal'
import { hasFfmpeg } from '#platform/video/ffmpeg'
import { isForBrowsers, videoKindOf } from '#platform/video/video-kind'
import { prepareVideo } from './prepare-video.ts'
import { deleteAbandoned, findVideo, insertVideo, lockVideo, updateVideo, type VideoKey } from './videos.queries.ts'

type Calling = Pick<Context, 'db' | 'now'>

const day_ms = 24 * 60 * 60 * 1000

export async function readVideo(db: Context['db'], key: VideoKey) {
  return (await findVideo(db, key)) ?? refuse('record.missing')
}

export async function beginVideo({ db, now }: Calling, group_id: string, bytes: number) {
  await deleteAbandoned(db, group_id, new Date(now.getTime() - day_ms))
  const key = { group_id, id: newId(now) }
  await insertVideo(db, key, bytes, now)
  return readVideo(db, key)
}

/** Told with the first part, not after a hundred megabytes. */
async function demandVideo(bytes: Buffer): Promise<void> {
  const kind = videoKindOf(bytes)
  if (kind === null) return refuseField('part', 'field.video.type')
  if (!isForBrowsers(kind) && !(await hasFfmpeg())) refuseField('part', 'field.video.unplayable')
}

type Sending = Calling & Pick<Context, 'storage'> & { person: { id: string } }

/** Takes the next part. All but the last have one length, or somebody could make us keep millions of small ones. */
export async function takePart(
  context: Sending,
  key: VideoKey,
  { offset, file }: { offset: number; file: UploadedFile | null },
) {
  const { db, person } = context
  const video = (await lockVideo(db, key)) ?? refuse('record.missing')
  // Whose acknowledgement was lost sends again what is here already: it only hears where to go on.
  if (video.state !== videoState.arriving || offset !== video.received) return readVideo(db, key)
  if (!file) return refuseField('part', 'field.required')
  const { bytes } = file
  if (bytes.length !== Math.min(limits.video.part_bytes, video.bytes - offset)) {
    return refuseField('part', 'field.video.part')
  }
  if (offset === 0) await demandVideo(bytes)
  const part = await storeFile(context, {
    bytes,
    group_id: key.group_id,
    purpose: 'video_part',
    content_type: 'application/octet-stream',
    width: null,
    height: null,
    uploaded_by: person.id,
  })
  const received = offset + bytes.length
  const isWhole = received === video.bytes
  await updateVideo(db, key, {
    received,
    part_ids: [...video.part_ids, part],
    state: isWhole ? videoState.preparing : videoState.arriving,
  })
  if (isWhole) await enqueue(db, prepareVideo, { group_id: key.group_id, video_id: key.id })
  return readVideo(db, key)
}
