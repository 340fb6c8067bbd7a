import type { Database } from '#platform/db/database'

type Writing<Row, Outcome> = {
  /** Writes all rows in one statement, and tells what became of each, in the same order. */
  write: (db: Database, rows: readonly Row[]) => Promise<readonly Outcome[]>
  /** Whether an error is about what was written, and not about the database: then another row may still be fine. */
  is_about_rows: (error: unknown) => boolean
  /** The most rows of one statement. */
  most: number
}

type Waiting<Row, Outcome> = {
  row: Row
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Gathers what many calls want written at the same time into few statements, each committed once. A call is answered
 * only after the commit that holds its row. On a quiet server every row goes out at once, alone; nothing waits for
 * company. While one statement is on its way to the disk the next one is being gathered: a second at the same time would
 * only split it, and cost both sides more.
 */
export function groupCommit<Row, Outcome>({ write, is_about_rows, most }: Writing<Row, Outcome>) {
  type Queue = { waiting: Waiting<Row, Outcome>[]; running: boolean }
  const queues = new WeakMap<Database, Queue>()

  /** One bad row fails a whole statement. Its neighbours must not suffer for it, so each is then tried alone. */
  async function settleAlone(db: Database, { row, resolve, reject }: Waiting<Row, Outcome>): Promise<void> {
    try {
      const [outcome] = await write(db, [row])
      if (outcome === undefined) throw new Error('A row was written and nothing was told of it.')
      resolve(outcome)
    } catch (error) {
      reject(error)
    }
  }

  async function settle(db: Database, batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const rows = batch.map(({ row }) => row)
      const outcomes = await write(db, rows)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new Error('A row was written and nothing was told of it.'))
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

  function pump(db: Database, queue: Queue): void {
    if (queue.running || queue.waiting.length === 0) return
    queue.running = true
    void settle(db, queue.waiting.splice(0, most)).finally(() => {
      queue.running = false
      pump(db, queue)
    })
  }

  return (db: Database, row: Row): Promise<Outcome> => {
    const queue = queues.get(db) ?? { waiting: [], running: false }
    queues.set(db, queue)
    return new Promise<Outcome>((resolve, reject) => {
      queue.waiting.push({ row, resolve, reject })
      pump(db, queue)
    })
  }
}
