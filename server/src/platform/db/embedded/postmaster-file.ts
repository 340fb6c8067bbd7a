import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './error-code.ts'
import { commandLine, type KnownProcess, recognise } from './processes.ts'

/** A running PostgreSQL, as it describes itself in the first file that it writes. */
export type Postmaster = { readonly known: KnownProcess; readonly port: number; readonly status: string }

const pathIn = (data: string) => join(data, 'postmaster.pid')

function readLines(data: string): string[] | null {
  try {
    return readFileSync(pathIn(data), 'utf8').split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** The file outlives a server that was killed, and its number may be anyone's by then. */
const isPostmasterOf = (data: string, pid: number) => `${commandLine(pid)} `.includes(`/postgres -D ${data} `)

export function findPostmaster(data: string): Postmaster | null {
  const lines = readLines(data)
  const known = lines && recognise(Number(lines[0]))
  if (!known || !isPostmasterOf(data, known.pid)) return null
  return { known, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
}

/** The largest number there is; no system gives it out. */
const nobodysPid = '2147483647'

/**
 * PostgreSQL does not start while the number in a dead server's file is somebody's. Only the number is replaced: the
 * line with the shared memory must stay, by which PostgreSQL notices workers that have outlived their server.
 */
export function disarmPostmasterFile(data: string): void {
  const lines = readLines(data)
  if (lines === null || findPostmaster(data)) return
  if (lines[0] === '') {
    // A power cut at the very moment when it was made.
    rmSync(pathIn(data))
    return
  }
  // In place and in one piece, longer than what it replaces: it keeps its owner, and a kill in between leaves it whole.
  const file = openSync(pathIn(data), 'r+')
  try {
    writeSync(file, [nobodysPid, ...lines.slice(1)].join('\n'), 0)
  } finally {
    closeSync(file)
  }
}
