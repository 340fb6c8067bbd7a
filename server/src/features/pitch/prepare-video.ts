import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { id } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { z } from 'zod'
import { type FileRow, insertFile, setDeleteAfter } from '#platform/files/files.queries'
import type { FileStorage } from '#platform/files/storage'
import { writeFile } from '#platform/files/store-file'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { fitPicture } from '#platform/pictures/fit-picture'
import { convertVideo, drawPoster, hasFfmpeg } from '#platform/video/ffmpeg'
import { inspectVideo } from '#platform/video/inspect-video'
import type { VideoKind } from '#platform/video/video-kind'
import { findVideo, isShown, listPartKeys, lockVideo, updateVideo, type VideoKey } from './videos.queries.ts'

type Prepared = { file: FileRow; poster: FileRow | null }

/** Puts the parts together on this disk, where it can be looked at from any side. */
async function assemble(storage: FileStorage, parts: Awaited<ReturnType<typeof listPartKeys>>, path: string) {
  for (const { storage_key, bytes } of parts) {
    const part = await storage.read(storage_key, { start: 0, end: bytes - 1 })
    if (part === null) throw new Error(`The part ${storage_key} of a video is gone.`)
    await pipeline(part, createWriteStream(path, { flags: 'a', mode: 0o600 }))
  }
}

const about = ({ group_id }: VideoKey) => ({ group_id, uploaded_by: null })

async function writePoster(context: JobContext, key: VideoKey, folder: string, kind: VideoKind, path: string) {
  const drawn = join(folder, 'poster.png')
  if (!(await drawPoster(kind, path, drawn))) return null
  const picture = await fitPicture(await readFile(drawn))
  if (typeof picture === 'string') return null
  const { bytes, ...rest } = picture
  const stored = { storage: context.storage, now: context.clock.now() }
  async function* parts() {
    yield bytes
  }
  return writeFile(stored, parts(), { ...about(key), ...rest, purpose: 'slide_picture' })
}

/** What is to be shown, as files that no row names yet; or why there is nothing to show. */
async function prepare(context: JobContext, key: VideoKey, folder: string): Promise<Prepared | FieldMessageKey> {
  const whole = join(folder, 'whole')
  const video = await inspectVideo(whole)
  if (video === null) return 'field.video.type'
  const canConvert = await hasFfmpeg()
  if (!video.is_playable && !canConvert) return 'field.video.unplayable'
  const converted = join(folder, 'converted.mp4')
  if (!video.is_playable && !(await convertVideo(video.kind, whole, converted))) return 'field.video.broken'
  const [path, kind]: [string, VideoKind] = video.is_playable ? [whole, video.kind] : [converted, 'mp4']
  const poster = canConvert ? await writePoster(context, key, folder, kind, path) : null
  const file = await writeFile(
    { storage: context.storage, now: context.clock.now() },
    createReadStream(path, { highWaterMark: limits.body_bytes }),
    {
      ...about(key),
      purpose: 'slide_video',
      content_type: kind === 'webm' ? 'video/webm' : 'video/mp4',
      width: null,
      height: null,
    },
  )
  return { file, poster }
}

/** Makes a video that has come whole into one that can be shown. What a killed run left in the store is swept. */
export const prepareVideo = defineJob({
  name: 'pitch.prepareVideo',
  payload: z.object({ group_id: id, video_id: id }),
  retries: 3,
  expire_seconds: 3600,
  async run(context, { group_id, video_id }) {
    const { db, storage, clock } = context
    const key = { group_id, id: video_id }
    const found = await findVideo(db, key)
    if (found?.state !== videoState.preparing) return
    const folder = await mkdtemp(join(tmpdir(), 'video-'))
    try {
      await assemble(storage, await listPartKeys(db, group_id, found.part_ids), join(folder, 'whole'))
      const prepared = await prepare(context, key, folder)
      await db.transaction().execute(async (tx) => {
        const video = await lockVideo(tx, key)
        // Another worker was quicker; its file is as good.
        if (video?.state !== videoState.preparing) return
        for (const part of video.part_ids) await setDeleteAfter(tx, { group_id, id: part }, clock.now())
        if (typeof prepared === 'string') {
          return updateVideo(tx, key, { state: videoState.refused, problem: prepared, part_ids: [] })
        }
        const kept = (await isShown(tx, key)) ? { delete_after: null } : {}
        const { file, poster } = prepared
        await insertFile(tx, { ...file, ...kept })
        if (poster) await insertFile(tx, { ...poster, ...kept })
        await updateVideo(tx, key, {
          state: videoState.ready,
          file_id: file.id,
          poster_id: poster?.id ?? null,
          part_ids: [],
        })
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
