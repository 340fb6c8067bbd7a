import { limits } from '@catchpitch/contract/limits'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'

/** Samples in a second: what recognisers are trained on, and enough for a voice. */
export const sample_rate = 16_000

/** A recording: one channel, 16 bits a sample. */
export type Wav = { bytes: Buffer; samples: Int16Array; seconds: number }

const pcm = 1
const bytes_per_sample = 2

type Chunk = { name: string; body: Buffer }

/** A WAV file is a row of chunks, each with its name and length; those that nobody knows are passed over. */
function* chunksIn(bytes: Buffer): Iterable<Chunk> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    yield { name: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

function isOurFormat(format: Buffer | undefined): boolean {
  return (
    format !== undefined &&
    format.length >= 16 &&
    format.readUInt16LE(0) === pcm &&
    format.readUInt16LE(2) === 1 &&
    format.readUInt32LE(4) === sample_rate &&
    format.readUInt16LE(14) === bytes_per_sample * 8
  )
}

/**
 * Copied, because samples begin at an even place and what comes over the net may not; all at once, because a minute of
 * them one by one would keep other calls waiting. Every machine that we run on counts from the low end, as WAV does.
 */
function samplesOf(body: Buffer): Int16Array {
  const whole = body.length - (body.length % bytes_per_sample)
  return new Int16Array(Uint8Array.from(body.subarray(0, whole)).buffer)
}

/** Reads a recording by what it is and not by what it is called; a key says what is wrong with it. */
export function readWav(bytes: Buffer): Wav | FieldMessageKey {
  const isWave =
    bytes.length > 12 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE'
  if (!isWave) return 'field.audio.type'
  const chunks = [...chunksIn(bytes)]
  const data = chunks.find(({ name }) => name === 'data')?.body
  if (!data || !isOurFormat(chunks.find(({ name }) => name === 'fmt ')?.body)) return 'field.audio.type'
  const seconds = data.length / bytes_per_sample / sample_rate
  if (seconds > limits.audio.seconds) return 'field.audio.long'
  return { bytes, samples: samplesOf(data), seconds }
}
