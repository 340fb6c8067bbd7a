import type { Hint } from '@catchpitch/contract/live/hint'
import { request } from './api.ts'
import { ApiError } from './api-error.ts'
import { eventParser } from './event-parser.ts'

const everything: Hint = { topic: 'everything', group_id: null, id: null }

type Options = {
  group_id: string | null
  hear: (hint: Hint) => void
  /** Whether something may have been missed before the first connection already. */
  resumes: boolean
}

/** The server says something every 25 seconds; when it misses twice there is nobody at the other end. */
const silence_ms = 60_000
/** A connection that lived this long was a good one, and the next failure is a new one. */
const settled_ms = 10_000
const shortest_wait_ms = 1000
const longest_wait_ms = 30_000

/** Longer after each failure, and never the same for all the pages that a restarting server has lost. */
function waitBefore(attempt: number): number {
  return Math.min(shortest_wait_ms * 2 ** attempt, longest_wait_ms) * (0.5 + Math.random() / 2)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/** Believes what the server sends, as far as it has the shape of it: it was parsed by the contract's schema there. */
function isHint(value: unknown): value is Hint {
  return typeof value === 'object' && value !== null && 'topic' in value && typeof value.topic === 'string'
}

/** What is refused like this will be refused again: the session is over, or the company has been left. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/**
 * Hears from the server what has changed, until it is stopped. Not by the browser's EventSource: that cannot send the
 * token, which must stand in no address.
 */
export function followEvents({ group_id, hear, resumes }: Options): () => void {
  const stopping = new AbortController()
  let failures = 0
  let missed = resumes

  async function read(body: ReadableStream<Uint8Array>, onSign: () => void): Promise<void> {
    const parse = eventParser((data) => {
      const hint: unknown = JSON.parse(data)
      if (isHint(hint)) hear(hint)
    })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onSign()
      parse(decoder.decode(part.value, { stream: true }))
    }
  }

  async function connect(): Promise<void> {
    const connection = new AbortController()
    const hangUp = () => connection.abort()
    stopping.signal.addEventListener('abort', hangUp)
    let silence = setTimeout(hangUp, silence_ms)
    try {
      const query = group_id === null ? {} : { group_id }
      const { body } = await request('GET /events', { query }, { signal: connection.signal })
      const begun = performance.now()
      if (missed) hear(everything)
      missed = true
      try {
        await read(body ?? new ReadableStream(), () => {
          clearTimeout(silence)
          silence = setTimeout(hangUp, silence_ms)
        })
      } finally {
        if (performance.now() - begun > settled_ms) failures = 0
      }
    } finally {
      clearTimeout(silence)
      stopping.signal.removeEventListener('abort', hangUp)
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await connect()
      } catch (error) {
        if (isFinal(error)) return
      }
      await pause(waitBefore(failures), stopping.signal)
      failures += 1
    }
  }

  void keepFollowing()
  return () => stopping.abort()
}
