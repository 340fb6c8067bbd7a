import { parentPort, workerData } from 'node:worker_threads'
import { fileKindOf } from './file-kind.ts'
import { readCsv } from './read-csv.ts'
import { readXls, readXlsx } from './read-workbook.ts'
import { SheetError } from './sheet.ts'
import { type Answer, isTask, type Task } from './task.ts'
import { writeSheet } from './write-sheet.ts'

const readers = { zip: readXlsx, ole: readXls, text: readCsv }

function carryOut(task: Task): Answer {
  if (task.kind === 'write') return { bytes: writeSheet(task.rows, task.format) }
  const bytes = Buffer.from(task.bytes)
  const sheet = readers[fileKindOf(bytes)](bytes)
  if (sheet.rows.length === 0) throw new SheetError('field.sheet.empty')
  return { sheet }
}

/** One file, in a thread of its own that can be ended from outside whatever it is doing; then it is over. */
function answer(task: Task): Answer {
  try {
    return carryOut(task)
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.problem }
    // The library gives up on a damaged file in ways of its own.
    return { problem: { key: 'field.sheet.broken', params: {} } }
  }
}

if (!isTask(workerData)) throw new Error('This thread was started without a task.')
parentPort?.postMessage(answer(workerData), [])
