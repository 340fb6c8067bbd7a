import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type VideoKind, videoKinds } from './video-kind.ts'

const minutes_ms = 60 * 1000

/** Runs it with nothing to read and little to say; tells whether it did what it was asked. */
function runFfmpeg(args: readonly string[], time_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('ffmpeg', ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...args], {
      stdio: 'ignore',
      timeout: time_ms,
      killSignal: 'SIGKILL',
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

let known: Promise<boolean> | null = null

/** Whether this machine has ffmpeg. Asked once: nobody installs it under a running product. */
export function hasFfmpeg(): Promise<boolean> {
  known ??= runFfmpeg(['-version'], 10_000)
  return known
}

const words = (line: string) => line.split(' ')

/**
 * A file from outside. It is read as what its first bytes say and from this disk alone: a list of addresses that calls
 * itself a film would otherwise make us fetch them.
 */
const from = (kind: VideoKind, path: string) => [
  ...words(`-protocol_whitelist file -f ${videoKinds[kind].demuxer} -threads 1 -i`),
  path,
]

/** One film and one sound, without subtitles, data and what a camera notes about where it was. */
const kept = words('-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1')
const pictures = words('-c:v libx264 -preset veryfast -crf 26 -maxrate 2500k -bufsize 5000k -pix_fmt yuv420p')
const size = "scale='min(1280,iw)':'min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2"
const sound = words('-c:a aac -b:a 128k -ac 2')
const container = words('-threads 1 -movflags +faststart -f mp4')

/** What every browser plays, no larger than a slide shows it, with its beginning in front so that it starts at once. */
export function convertVideo(kind: VideoKind, path: string, to: string): Promise<boolean> {
  const args = [...from(kind, path), ...kept, ...pictures, '-vf', size, ...sound, ...container, to]
  return runFfmpeg(args, 25 * minutes_ms)
}

/** A picture from its beginning; a moment in, since many films begin black. */
export async function drawPoster(kind: VideoKind, path: string, to: string): Promise<boolean> {
  const draw = (seconds: string) =>
    runFfmpeg(['-ss', seconds, ...from(kind, path), '-frames:v', '1', '-f', 'image2', '-c:v', 'png', to], minutes_ms)
  // Beyond the end of a short one there is nothing to draw, and that is no failure to it.
  return ((await draw('1')) && existsSync(to)) || ((await draw('0')) && existsSync(to))
}
