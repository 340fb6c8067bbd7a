import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { openLocalTranscriber } from '#platform/speech/local-transcriber'
import { readWav, sample_rate, type Wav } from '#platform/speech/wav'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../../..')

/** Where `scripts/speech-model.mjs` puts it. */
const model_dir = join(root, process.env['SPEECH_MODEL_DIR'] ?? 'data/speech')

/** What is said in the recordings beside this file. */
export const clips = {
  'amiable-woman': 'had he married a more amiable woman he might have been made still more respectable than he was',
  prudently:
    'and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them',
} as const
type Clip = keyof typeof clips

export const clipBytes = (clip: Clip): Buffer => readFileSync(here(`./recordings/${clip}.wav`))

export function clipOf(clip: Clip): Wav {
  return asWav(clipBytes(clip))
}

function asWav(bytes: Buffer): Wav {
  const wav = readWav(bytes)
  if (typeof wav === 'string') throw new Error(`The recording cannot be read: ${wav}`)
  return wav
}

/** A WAV file of these samples. */
export function wavBytes(samples: Int16Array, { rate = sample_rate, channels = 1 } = {}): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2 * channels, 28)
  head.writeUInt16LE(2 * channels, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}

export const wavOf = (samples: Int16Array): Wav => asWav(wavBytes(samples))

/** One recording after the other, with half a second between them. */
export function inARow(...parts: readonly Wav[]): Wav {
  const pause = Array.from({ length: sample_rate / 2 }, () => 0)
  return wavOf(Int16Array.from(parts.flatMap(({ samples }) => [...samples, ...pause])))
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\bmr\b\.?/g, 'mister')
    .replaceAll(/[^a-z' ]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')

/** How many words in a hundred were heard wrong, left out or added: the usual measure of a recogniser. */
export function wordErrors(said: string, heard: string): number {
  const spoken = wordsOf(said)
  const found = wordsOf(heard)
  let row = Array.from({ length: found.length + 1 }, (_, index) => index)
  for (const [index, word] of spoken.entries()) {
    const next = [index + 1]
    for (const [place, other] of found.entries()) {
      const changed = (row[place] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return (100 * (row.at(-1) ?? 0)) / spoken.length
}

/** The process as the build makes it; it lies where it finds its packages. */
async function buildProcess(): Promise<URL> {
  const folder = join(root, 'node_modules', '.cache', 'test')
  await mkdir(folder, { recursive: true })
  const outfile = join(folder, `recogniser-process-${process.pid}.mjs`)
  await build({
    entryPoints: [here('../platform/speech/recogniser-process.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['sherpa-onnx-node'],
    outfile,
  })
  return pathToFileURL(outfile)
}

/** Tests ask what is understood, and not how soon: beside other tests a minute of speech can take minutes. */
const patience_ms = 10 * 60_000

/** The recogniser of English itself. A machine without it has not tested the product, and must not look as if it had. */
export async function realTranscriber() {
  if (!existsSync(join(model_dir, 'complete'))) {
    throw new Error(`There is no model in ${model_dir}. Fetch it with: node scripts/speech-model.mjs`)
  }
  const failures: Error[] = []
  const process_file = await buildProcess()
  const on_error = (error: Error) => void failures.push(error)
  return { transcriber: openLocalTranscriber({ process_file, model_dir, on_error, patience_ms }), failures }
}
