import { text } from '@catchpitch/contract/fields/text'
import { id } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import type { BroughtVideo } from '@catchpitch/contract/videos/brought-video'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { z } from 'zod'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { stored } from '../../../stored.ts'

/** An upload that a reload or a closed page has stopped: which file it was, as far as a browser tells. */
const begun = z.object({
  group_id: id,
  id,
  name: text({ max: 255 }),
  size: z.number(),
  modified: z.number(),
  share: z.number(),
})
export type Begun = z.output<typeof begun>

export function begunUpload(group_id: string): Begun | null {
  try {
    const found = begun.parse(JSON.parse(stored.get('videoUpload') ?? ''))
    return found.group_id === group_id ? found : null
  } catch {
    return null
  }
}

export const forgetUpload = () => stored.remove('videoUpload')

type Bringing = {
  group_id: string
  file: File
  signal: AbortSignal
  /** How much of it is there, from 0 to 1, and whether it waits for the connection. */
  onProgress: (share: number, isWaiting: boolean) => void
}

const { part_bytes } = limits.video

/** What comes right by itself: no connection, or a server that is being started anew. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The same file goes on where it stopped; any other begins anew. */
async function beginOrResume({ group_id, file, signal }: Bringing): Promise<BroughtVideo> {
  const before = begunUpload(group_id)
  const query = { group_id }
  if (before && before.name === file.name && before.size === file.size && before.modified === file.lastModified) {
    try {
      const { data } = await api('GET /catchers-pitch/videos/{id}', { query, params: { id: before.id } }, { signal })
      if (data.state !== videoState.refused) return data
    } catch (error) {
      // Given up meanwhile: then it begins anew.
      if (!(error instanceof ApiError && error.is('record.missing'))) throw error
    }
  }
  const { data } = await api('POST /catchers-pitch/videos', { query, body: { bytes: file.size } }, { signal })
  return data
}

/** The part at which the server stands, and where it stands after it. */
async function sendPart({ group_id, file, signal, onProgress }: Bringing, video: BroughtVideo): Promise<BroughtVideo> {
  const { id: video_id, received, bytes } = video
  const share = received / bytes
  const { name, size, lastModified: modified } = file
  stored.set('videoUpload', JSON.stringify({ group_id, id: video_id, name, size, modified, share } satisfies Begun))
  onProgress(share, false)
  const part = file.slice(received, received + part_bytes)
  const { data } = await api(
    'POST /catchers-pitch/videos/{id}/parts',
    { query: { group_id }, params: { id: video_id }, body: { offset: received }, files: { part } },
    { signal, onSent: (sent) => onProgress(share + (sent * part.size) / bytes, false) },
  )
  return data
}

/**
 * Sends a video in parts, each from where the server says that it stands. A connection that breaks costs a part at most;
 * it is tried again for as long as somebody waits.
 */
export async function bringVideo(bringing: Bringing): Promise<BroughtVideo> {
  const { signal, onProgress } = bringing
  let video: BroughtVideo | null = null
  let share = 0
  let wait_ms = 1000
  for (;;) {
    try {
      video = video ? await sendPart(bringing, video) : await beginOrResume(bringing)
      share = video.received / video.bytes
      wait_ms = 1000
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      onProgress(share, true)
      await pause(wait_ms, signal)
      wait_ms = Math.min(2 * wait_ms, 15_000)
      // Where it stands is asked anew: a part may have come whose acknowledgement did not.
      video = null
    }
    signal.throwIfAborted()
    if (video && video.state !== videoState.arriving) {
      forgetUpload()
      return video
    }
  }
}
