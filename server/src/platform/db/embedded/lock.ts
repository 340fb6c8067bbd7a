import { randomUUID } from 'node:crypto'
import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { hasCode } from './error-code.ts'
import { isRunning, ourselves, readBack, writeDown } from './processes.ts'
import { EmbeddedStartError } from './start-error.ts'
import { until } from './until.ts'

/** Longer than initdb and a recovery after a crash take on a slow disk. */
const patience_ms = 180_000

/** The holder stands in the target of a symbolic link: made at one stroke with its text, so it is never half written. */
function take(path: string): boolean {
  try {
    symlinkSync(writeDown(ourselves()), path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function readHolder(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function isAbandoned(holder: string): boolean {
  const known = readBack(holder)
  return known === null || !isRunning(known)
}

/**
 * Between looking and removing, another may have removed the same abandoned lock and taken a new one. So it is moved
 * aside first, which only one can do, and put back if it turns out to be alive. Should a third have come in at that
 * very moment, PostgreSQL's own postmaster.pid still lets only one server into the folder.
 */
function removeIfAbandoned(path: string): void {
  const holder = readHolder(path)
  if (holder === null || !isAbandoned(holder)) return
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readHolder(aside)
  rmSync(aside)
  if (moved === null || isAbandoned(moved)) return
  try {
    symlinkSync(moved, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

/** Lets one process at a time work in a folder; a lock whose holder is dead does not hinder. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const taken = await until(() => {
    removeIfAbandoned(path)
    return take(path)
  }, patience_ms)
  if (taken === null) {
    const holder = readBack(readHolder(path) ?? '')
    throw new EmbeddedStartError(
      `Process ${holder?.pid ?? 'unknown'} has been starting the database for minutes: end it, or remove ${path}.`,
    )
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
