import { parentPort, workerData } from 'node:worker_threads'
import { fileKindOf } from './file-kind.ts'
import { readCsv } from './read-csv.ts'
import { type Sheet, SheetError } from './sheet.ts'
import { type Answer, isTask, type Task } from './task.ts'

/** Whoever brings a text need not wait for what reads workbooks: to load that takes longer than to read most tables. */
async function readerOf(bytes: Buffer): Promise<(bytes: Buffer) => Sheet> {
  const kind = fileKindOf(bytes)
  if (kind === 'text') return readCsv
  const { readXls, readXlsx } = await import('./read-workbook.ts')
  return kind === 'zip' ? readXlsx : readXls
}

/** What there is to do, with everything loaded that it takes. */
async function workOf(task: Task): Promise<() => Answer> {
  if (task.kind === 'write') {
    const { writeSheet } = await import('./write-sheet.ts')
    return () => ({ bytes: writeSheet(task.rows, task.format) })
  }
  const bytes = Buffer.from(task.bytes)
  const read = await readerOf(bytes)
  return () => {
    const sheet = read(bytes)
    if (sheet.rows.length === 0) throw new SheetError('field.sheet.empty')
    return { sheet }
  }
}

/** One file, in a thread of its own that can be ended from outside whatever it is doing; then it is over. */
function answer(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.problem }
    // The library gives up on a damaged file in ways of its own.
    return { problem: { key: 'field.sheet.broken', params: {} } }
  }
}

if (!isTask(workerData)) throw new Error('This thread was started without a task.')
parentPort?.postMessage(answer(await workOf(workerData)), [])
