import { limits } from '@catchpitch/contract/limits'
import type { RecordingState } from '@catchpitch/contract/speech/speech-code'

/**
 * Why nothing can be recorded: the person or their company said no, there is no microphone, or another program has it.
 */
export type MicrophoneProblem = 'refused' | 'none' | 'taken'

export type Recorder = {
  pause: () => void
  resume: () => void
  end: () => void
  /** Gives everything up; nothing more is heard of it. */
  cancel: () => void
}

type RecorderOptions = {
  onState: (state: RecordingState) => void
  /** How long it is by now, some times a second. */
  onSeconds: (seconds: number) => void
  onEnded: (recorded: Blob, seconds: number) => void
}

const beat_ms = 200

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

export function microphoneProblemOf(error: unknown): MicrophoneProblem {
  return problems[error instanceof Error ? error.name : ''] ?? 'none'
}

/** Absent where the page does not come from a safe origin, whatever the types say. */
async function openMicrophone(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in window)) throw new Error('There is no way to record here.')
  return navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, noiseSuppression: true } })
}

/**
 * Begins to record. Rejects if there is no microphone to be had. A recording that reaches the longest time ends by
 * itself, and so does one whose microphone is pulled out.
 */
export async function startRecorder({ onState, onSeconds, onEnded }: RecorderOptions): Promise<Recorder> {
  const stream = await openMicrophone()
  const media = new MediaRecorder(stream)
  const parts: Blob[] = []
  let isCancelled = false
  let seconds = 0
  let since = performance.now()

  const count = () => {
    const now = performance.now()
    if (media.state === 'recording') seconds += (now - since) / 1000
    since = now
    onSeconds(seconds)
    if (seconds >= limits.audio.seconds) end()
  }
  const beat = setInterval(count, beat_ms)

  function end(): void {
    if (media.state !== 'inactive') media.stop()
  }

  media.addEventListener('dataavailable', ({ data }) => parts.push(data))
  media.addEventListener('stop', () => {
    clearInterval(beat)
    // The sign that says a page is listening goes out.
    for (const track of stream.getTracks()) track.stop()
    if (isCancelled) return
    onState('ended')
    onEnded(new Blob(parts, { type: media.mimeType }), seconds)
  })
  for (const track of stream.getTracks()) track.addEventListener('ended', end)
  media.start()
  onState('recording')

  return {
    end,
    pause() {
      count()
      media.pause()
      onState('paused')
    },
    resume() {
      count()
      media.resume()
      onState('recording')
    },
    cancel() {
      isCancelled = true
      end()
    },
  }
}
