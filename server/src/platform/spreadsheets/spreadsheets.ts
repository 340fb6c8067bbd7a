import { Worker } from 'node:worker_threads'
import type { Sheet, SheetFormat, SheetProblem } from './sheet.ts'
import type { Answer, Task } from './task.ts'

/** Reads and writes tables of other programs. What a file holds can neither hold up nor bring down the server. */
export type Spreadsheets = {
  read(bytes: Buffer): Promise<{ sheet: Sheet } | { problem: SheetProblem }>
  write(rows: readonly (readonly string[])[], format: SheetFormat): Promise<Buffer>
}

/** Enough for the largest file that is taken, on a machine that is busy. A hostile one seldom gets that far. */
const usual_patience_ms = 8000
/** Each needs up to a hundred megabytes while it runs. */
const most_at_once = 2
const heap_mb = 192

const heavy: Answer = { problem: { key: 'field.sheet.heavy', params: {} } }

/** Runs one task in a thread, which is ended when it takes too long or too much memory. */
function runTask(worker_file: URL, task: Task, patience_ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(worker_file, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: heap_mb } })
    const timer = setTimeout(() => settle(heavy), patience_ms)
    function settle(answer: Answer): void {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    worker.once('message', settle)
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return settle(heavy)
      clearTimeout(timer)
      reject(error)
    })
  })
}

/** Lets so many run at the same time; the others wait in the order in which they came. */
function createGate(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** `worker_file` is `spreadsheet-worker` as Node can run it: where it lies only the entry knows. */
export function openSpreadsheets(worker_file: URL, { patience_ms = usual_patience_ms } = {}): Spreadsheets {
  const pass = createGate(most_at_once)
  return {
    async read(bytes) {
      const answer = await pass(() => runTask(worker_file, { kind: 'read', bytes }, patience_ms))
      if ('bytes' in answer) throw new Error('A table was asked for, and a file came.')
      return answer
    },
    async write(rows, format) {
      const answer = await pass(() => runTask(worker_file, { kind: 'write', rows, format }, patience_ms))
      if (!('bytes' in answer)) throw new Error('The file could not be written.')
      return Buffer.from(answer.bytes)
    },
  }
}
