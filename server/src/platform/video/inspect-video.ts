import { open } from 'node:fs/promises'
import { mp4Codecs } from './mp4-codecs.ts'
import { isForBrowsers, type VideoKind, videoKindOf } from './video-kind.ts'

/** What every browser of today plays from an MP4; what else there is in it is no reason to convert it. */
const playedPictures = ['avc1', 'avc3', 'av01', 'vp09']
const playedSounds = ['mp4a', 'Opus', '.mp3', 'fLaC']
const notWatched = ['text', 'tx3g', 'mp4s', 'rtp ', 'tmcd', 'wvtt', 'c608', 'gpmd', 'mett']

type Inspected = { kind: VideoKind; is_playable: boolean }

/** What a file on this disk is, and whether browsers play it as it is; null for what is no video. */
export async function inspectVideo(path: string): Promise<Inspected | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    const kind = videoKindOf(buffer.subarray(0, bytesRead))
    if (kind === null) return null
    if (!isForBrowsers(kind)) return { kind, is_playable: false }
    if (kind === 'webm') return { kind, is_playable: true }
    const codecs = await mp4Codecs(file, size)
    const hasPicture = codecs.some((codec) => playedPictures.includes(codec))
    const known = [...playedPictures, ...playedSounds, ...notWatched]
    return { kind, is_playable: hasPicture && codecs.every((codec) => known.includes(codec)) }
  } finally {
    await file.close()
  }
}
