import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasCode } from '#platform/db/embedded/error-code'
import { isAnswer, type Question } from './recogniser-messages.ts'
import type { Transcriber, Transcript } from './transcriber.ts'

type LocalOptions = {
  /** `recogniser-process` as Node can run it: where it lies only the entry knows. */
  process_file: URL
  /** What `scripts/speech-model.mjs` has filled. */
  model_dir: string
  /** What the process could not do, for the log. */
  on_error: (error: Error) => void
  patience_ms?: number
}

/** A minute of speech takes a slow machine a dozen seconds, and loading a few more. */
const default_patience_ms = 60_000
/**
 * Saving answers goes first, with three times the recogniser's share of a core. `PRIORITY_BELOW_NORMAL` left it a ninth:
 * on a busy machine six seconds of speech took fifty to recognise.
 */
const recogniser_priority = 5
/** It holds a quarter of a gigabyte while it waits. */
const idle_ms = 5 * 60_000
/** Whoever comes when so much is waiting would wait longer than anybody looks at a screen. */
const most_waiting_s = 120

/** Written last by who fetches the model. */
const isFetched = (model_dir: string) => existsSync(join(model_dir, 'complete'))

/** Whether there is a recogniser for this kind of machine among the packages. */
function hasEngine(): boolean {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  try {
    createRequire(import.meta.url).resolve(`sherpa-onnx-${platform}-${process.arch}`)
    return true
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return false
    throw error
  }
}

/**
 * Recognises English on this machine, in one process of its own: native code that fails takes that process down and
 * nothing else. One recording at a time, because two at once take longer than one after the other, and twice the memory.
 */
export function openLocalTranscriber(options: LocalOptions): Transcriber {
  const { process_file, model_dir, on_error, patience_ms = default_patience_ms } = options
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last_id = 0
  let waiting_s = 0
  let line: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(fileURLToPath(process_file), [model_dir], { serialization: 'advanced', execArgv: [] })
    started.on('exit', () => {
      if (child === started) child = null
    })
    try {
      if (started.pid !== undefined) setPriority(started.pid, recogniser_priority)
    } catch {
      // Already gone, which whoever asks will be told; or not allowed, and then it is no more than a courtesy.
    }
    return started
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(end, idle_ms).unref()
  }

  function ask(samples: Int16Array): Promise<Transcript> {
    clearTimeout(idle)
    child ??= start()
    const asked = child
    last_id += 1
    const question: Question = { id: last_id, samples }
    return new Promise((resolve) => {
      const settle = (transcript: Transcript) => {
        clearTimeout(timer)
        asked.off('message', hear)
        asked.off('exit', fail)
        asked.off('error', fail)
        rest()
        resolve(transcript)
      }
      const hear = (answer: unknown) => {
        if (isAnswer(answer) && answer.id === question.id) settle({ text: answer.text })
      }
      const fail = (what: unknown) => {
        on_error(what instanceof Error ? what : new Error(`The recogniser ended (${String(what)}).`))
        settle({ reason: 'failed' })
      }
      const timer = setTimeout(() => {
        end()
        fail(new Error('The recogniser took too long.'))
      }, patience_ms)
      asked.on('message', hear)
      asked.once('exit', fail)
      asked.once('error', fail)
      asked.send(question, (error) => error && fail(error))
    })
  }

  return {
    unavailable(language) {
      if (language !== 'en') return 'not_set_up'
      if (!isFetched(model_dir)) return 'model_missing'
      return hasEngine() ? null : 'engine_missing'
    },

    prepare() {
      if (child !== null) return
      child = start()
      // Whoever asks it something will hear of it.
      child.on('error', () => {})
      rest()
    },

    async transcribe({ samples, seconds }) {
      if (waiting_s > 0 && waiting_s + seconds > most_waiting_s) return { reason: 'busy' }
      waiting_s += seconds
      const turn = line.then(() => ask(samples))
      line = turn
      try {
        return await turn
      } finally {
        waiting_s -= seconds
      }
    },

    async stop() {
      clearTimeout(idle)
      end()
    },
  }
}
