import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Account = { readonly uid: number; readonly gid: number }

/** What to run and, if we are root, as whom. */
export type Command = { readonly file: string; readonly args: readonly string[]; readonly account?: Account }

/**
 * Nothing of the caller's environment but where programs are: PGDATA, PGOPTIONS or a language of theirs must not change
 * what PostgreSQL does here, nor in which words and which time zone anything is said.
 */
export const plainEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** In a session of its own, so that Ctrl-C in the terminal reaches us and not PostgreSQL behind our back. */
export function launch({ file, args, account }: Command, stdio: NonNullable<SpawnOptions['stdio']>): ChildProcess {
  return spawn(file, args, { ...account, stdio, detached: true, cwd: '/', env: plainEnvironment })
}

/** Waits for its end; `said` is what it wrote to the error channel. */
export async function outcome(child: ChildProcess): Promise<{ ok: boolean; said: string }> {
  const [said] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
  return { ok: child.exitCode === 0, said }
}
