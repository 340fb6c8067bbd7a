import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { plainEnvironment } from './command.ts'
import { until } from './until.ts'

/**
 * A process by its number and the moment of its birth. The number alone says nothing: the system gives it out again,
 * in a container that was started anew often within the first second and to our own kind.
 */
export type KnownProcess = { readonly pid: number; readonly born: string }

const onLinux = process.platform === 'linux'

function readOrNull(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

const askPs = (columns: string, pid: number) =>
  readOrNull(() =>
    execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      env: plainEnvironment,
      stdio: 'pipe',
    }),
  )

/** State and birth; the name before them is cut off, since it may hold spaces and brackets itself. */
function stateFromProc(pid: number): { state: string; born: string } | null {
  const line = readOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const [state = '', ...later] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? []
  const born = later[18]
  return born === undefined ? null : { state, born }
}

function stateFromPs(pid: number): { state: string; born: string } | null {
  const [state, ...born] = askPs('stat=,lstart=', pid)?.trim().split(/\s+/) ?? []
  return state === undefined || born.length === 0 ? null : { state, born: born.join(' ') }
}

/** Null if there is none; a dead one that its parent has not buried yet counts as none. */
export function recognise(pid: number): KnownProcess | null {
  const found = onLinux ? stateFromProc(pid) : stateFromPs(pid)
  return found === null || /^[ZX]/.test(found.state) ? null : { pid, born: found.born }
}

export const isSame = (one: KnownProcess, other: KnownProcess): boolean =>
  one.pid === other.pid && one.born === other.born

let self: KnownProcess | undefined

export function ourselves(): KnownProcess {
  self ??= recognise(process.pid) ?? undefined
  if (!self) throw new Error('This process cannot read its own entry in the list of processes.')
  return self
}

export function isRunning(known: KnownProcess): boolean {
  const found = known.pid === process.pid ? ourselves() : recognise(known.pid)
  return found !== null && isSame(found, known)
}

export async function isGoneWithin(limit_ms: number, known: KnownProcess): Promise<boolean> {
  return (await until(() => !isRunning(known), limit_ms)) !== null
}

/** How it was called, words parted by blanks; empty if nobody can say. */
export function commandLine(pid: number): string {
  const written = onLinux
    ? readOrNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.replaceAll('\0', ' ')
    : askPs('command=', pid)
  return written?.trim() ?? ''
}

/** For files that another process reads after our death. */
export const writeDown = ({ pid, born }: KnownProcess): string => `${pid} ${born}`

export function readBack(written: string): KnownProcess | null {
  const [, pid, born] = /^(\d+) (.+)$/.exec(written.trim()) ?? []
  return pid === undefined || born === undefined ? null : { pid: Number(pid), born }
}
