import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/db/database'

type Gathering<Row, Outcome> = {
  /** Writes or reads all rows in one statement, and tells what became of each, in the same order. */
  run: (db: Database, rows: readonly Row[]) => Promise<readonly Outcome[]>
  /** Whether an error is about what was asked, and not about the database: then another row may still be fine. */
  is_about_rows: (error: unknown) => boolean
  /** The most rows of one statement. */
  most: number
}

/**
 * How long a statement is waited with while others keep coming. Thousands who save at once then take a hundred statements
 * a second instead of four hundred, which is most of what they cost; nobody notices the wait.
 */
const gather_ms = 8

type Waiting<Row, Outcome> = {
  row: Row
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Gathers what many calls want from the database at the same time into few statements. What is written is committed once
 * for all, and a call is answered only after the commit that holds its row. On a quiet server every row goes out at once,
 * alone; nothing waits for company. While one statement is under way the next one is being gathered: a second at the same
 * time would only split it, and cost both sides more.
 */
export function gather<Row, Outcome>({ run, is_about_rows, most }: Gathering<Row, Outcome>) {
  type Queue = { waiting: Waiting<Row, Outcome>[]; running: boolean }
  const queues = new WeakMap<Database, Queue>()

  /** One bad row fails a whole statement. Its neighbours must not suffer for it, so each is then tried alone. */
  async function settleAlone(db: Database, { row, resolve, reject }: Waiting<Row, Outcome>): Promise<void> {
    try {
      const [outcome] = await run(db, [row])
      if (outcome === undefined) throw new Error('A row was sent and nothing was told of it.')
      resolve(outcome)
    } catch (error) {
      reject(error)
    }
  }

  async function settle(db: Database, batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const rows = batch.map(({ row }) => row)
      const outcomes = await run(db, rows)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new Error('A row was sent and nothing was told of it.'))
        else resolve(outcome)
      }
    } catch (error) {
      if (batch.length > 1 && is_about_rows(error)) {
        for (const waiting of batch) await settleAlone(db, waiting)
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  async function work(db: Database, queue: Queue): Promise<void> {
    while (queue.waiting.length > 0) {
      await settle(db, queue.waiting.splice(0, most))
      if (queue.waiting.length > 0 && queue.waiting.length < most) await pause(gather_ms)
    }
    queue.running = false
  }

  return (db: Database, row: Row): Promise<Outcome> => {
    const queue = queues.get(db) ?? { waiting: [], running: false }
    queues.set(db, queue)
    return new Promise<Outcome>((resolve, reject) => {
      queue.waiting.push({ row, resolve, reject })
      if (queue.running) return
      queue.running = true
      void work(db, queue)
    })
  }
}
