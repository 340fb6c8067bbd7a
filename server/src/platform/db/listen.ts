import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

type Options = {
  on_message: (payload: string) => void
  /** Called whenever listening begins, the first time and after each break: what was sent before was not heard. */
  on_listening: () => void
  on_error: (error: unknown) => void
}

/** A cable that was pulled says nothing: only a question that stays without an answer tells. */
const ask_every_ms = 20_000
const answer_within_ms = 10_000

const shortest_wait_ms = 100
const longest_wait_ms = 5000

/** Longer after each failure, and never the same for all processes that lost the same database. */
function waitBefore(attempt: number): number {
  return Math.min(shortest_wait_ms * 2 ** attempt, longest_wait_ms) * (0.5 + Math.random() / 2)
}

async function close(client: pg.Client): Promise<void> {
  // One that is cut off would wait for a goodbye that never comes.
  await Promise.race([client.end(), sleep(1000, undefined, { ref: false })]).catch(() => {})
}

/**
 * Hears what is sent to a channel, on a connection of its own: one of the pool is somebody else's a moment later. It
 * connects again by itself until it is stopped, however long the database is away.
 */
export function listenTo(url: string, channel: string, { on_message, on_listening, on_error }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopping = () => signal.aborted
  let failures = 0

  /** Comes back only by throwing: when the connection breaks, or when it is told to stop. */
  async function listenOnce(): Promise<never> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answer_within_ms,
      query_timeout: answer_within_ms,
    })
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The database has closed the listening connection.')))
    })
    // It is waited for below, but not at every moment.
    broken.catch(() => {})
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => on_message(payload))
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      failures = 0
      on_listening()
      for (;;) {
        await Promise.race([broken, sleep(ask_every_ms, undefined, { signal })])
        await Promise.race([broken, client.query('select 1')])
      }
    } finally {
      await close(client)
    }
  }

  async function keepListening(): Promise<void> {
    while (!isStopping()) {
      try {
        await listenOnce()
      } catch (error) {
        if (!isStopping()) on_error(error)
      }
      failures += 1
      await sleep(waitBefore(failures), undefined, { signal }).catch(() => {})
    }
  }

  const listening = keepListening()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await listening
    },
  }
}
