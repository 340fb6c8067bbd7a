import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@catchpitch/contract/languages'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clipOf, clips, inARow, realTranscriber, wavOf, wordErrors } from '#testing/speech'
import { openLocalTranscriber } from './local-transcriber.ts'
import type { Transcriber, Transcript } from './transcriber.ts'
import { sample_rate } from './wav.ts'

const textOf = (transcript: Transcript) => ('text' in transcript ? transcript.text : `(${transcript.reason})`)

describe('recognition of English', () => {
  let opened: Awaited<ReturnType<typeof realTranscriber>>
  beforeAll(async () => {
    opened = await realTranscriber()
  })
  afterAll(() => opened.transcriber.stop())

  it.each(['amiable-woman', 'prudently'] as const)('understands a person: %s', async (clip) => {
    const heard = textOf(await opened.transcriber.transcribe(clipOf(clip), 'en'))
    expect(wordErrors(clips[clip], heard), heard).toBeLessThanOrEqual(10)
  })

  it('understands somebody who speaks for nearly a minute', async () => {
    const parts = Array.from({ length: 4 }, () => ['amiable-woman', 'prudently'] as const).flat()
    const said = parts.map((clip) => clips[clip]).join(' ')
    const heard = textOf(await opened.transcriber.transcribe(inARow(...parts.map(clipOf)), 'en'))
    expect(wordErrors(said, heard), heard).toBeLessThanOrEqual(10)
  })

  it('hears nothing where nothing is said', async () => {
    expect(await opened.transcriber.transcribe(wavOf(new Int16Array(3 * sample_rate)), 'en')).toEqual({ text: '' })
  })

  it('is for English alone', () => {
    const reasons = languages.map((language) => opened.transcriber.unavailable(language))
    expect(reasons).toEqual([null, 'not_set_up', 'not_set_up'])
  })
})

describe('the process that recognises', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catchpitch-speech-'))
    await writeFile(join(folder, 'complete'), '')
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => rm(folder, { recursive: true }))

  const failures: Error[] = []
  const patience_ms = 60_000

  /** A process that does this with a question, in place of the recogniser. */
  async function withProcess(script: string): Promise<Transcriber> {
    const file = join(folder, `${Math.random()}.mjs`)
    await writeFile(file, `process.on('message', ({ id, samples }) => { ${script} })`)
    const on_error = (error: Error) => void failures.push(error)
    return openLocalTranscriber({ process_file: pathToFileURL(file), model_dir: folder, on_error, patience_ms })
  }

  const short = wavOf(new Int16Array(1000))
  const minute = wavOf(new Int16Array(60 * sample_rate))

  it('may crash as native code does: only its own recording suffers', async () => {
    const transcriber = await withProcess(
      `if (samples.length < 2000) process.abort(); process.send({ id, text: 'ok' })`,
    )
    expect(await transcriber.transcribe(short, 'en')).toEqual({ reason: 'failed' })
    expect(failures.at(-1)?.message).toContain('ended')
    expect(await transcriber.transcribe(minute, 'en')).toEqual({ text: 'ok' })
    await transcriber.stop()
  })

  it('is ended when it takes too long', async () => {
    const transcriber = await withProcess(`if (samples.length < 2000) for (;;); process.send({ id, text: 'ok' })`)
    // Time passes only here: a slow machine may take as long as it likes to start the next process.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stuck = transcriber.transcribe(short, 'en')
    await vi.advanceTimersByTimeAsync(patience_ms - 1)
    const answer = transcriber.transcribe(minute, 'en')
    await vi.advanceTimersByTimeAsync(1)
    expect(await stuck).toEqual({ reason: 'failed' })
    expect(failures.at(-1)?.message).toContain('too long')
    expect(await answer).toEqual({ text: 'ok' })
    await transcriber.stop()
  })

  it('takes one recording at a time, in their order, and lets nobody wait for ever', async () => {
    const transcriber = await withProcess(
      `globalThis.busy = (globalThis.busy ?? 0) + 1; const at_once = globalThis.busy
       setTimeout(() => { globalThis.busy -= 1; process.send({ id, text: String(at_once) }) }, 100)`,
    )
    const answers = await Promise.all([minute, minute, minute, short].map((wav) => transcriber.transcribe(wav, 'en')))
    expect(answers).toEqual([{ text: '1' }, { text: '1' }, { reason: 'busy' }, { reason: 'busy' }])
    expect(await transcriber.transcribe(short, 'en')).toEqual({ text: '1' })
    await transcriber.stop()
  })

  it('is not even started without its model', async () => {
    const model_dir = join(folder, 'nothing')
    const process_file = new URL('file:///nonexistent')
    const transcriber = openLocalTranscriber({ process_file, model_dir, on_error: () => {} })
    expect(transcriber.unavailable('en')).toBe('model_missing')
    await transcriber.stop()
  })
})
