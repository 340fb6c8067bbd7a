import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { type Command, launch } from './command.ts'
import { isGoneWithin, type KnownProcess, recognise } from './processes.ts'

export type Watchdog = {
  readonly known: KnownProcess
  /** Sends it home: it sees that its ward is gone, and goes. */
  readonly release: () => Promise<void>
}

/** `alive`: whether the ward still runs, by number and birth, as `processes.ts` sees it. */
const alive =
  process.platform === 'linux'
    ? `set -- $(cat "/proc/$pid/stat" 2>/dev/null); [ "\${22}" = "$born" ] && [ "$3" != Z ]`
    : `set -- $(ps -ww -o stat=,lstart= -p "$pid"); case "$1" in Z*|'') return 1;; esac; shift; [ "$*" = "$born" ]`

/**
 * `read` returns when our end of the pipe closes, and the system closes it however we die. The watchdog stays until the
 * ward is gone: while it lives, the next start knows that a shutdown is under way and waits for it.
 */
const script = `
trap '' HUP INT TERM
pid=$1 born=$2
alive() { ${alive}; }
read -r nothing
alive && kill -INT "$pid"
while alive; do sleep 0.05; done
`

/** A small shell that outlives us, even kill -9, and then asks the ward for a fast and clean end. */
export function setWatchdog(ward: KnownProcess): Watchdog {
  const child = launch({ file: '/bin/sh', args: ['-c', script, 'watchdog', String(ward.pid), ward.born] }, [
    'pipe',
    'ignore',
    'ignore',
  ])
  const known = child.pid === undefined ? null : recognise(child.pid)
  if (!known) throw new Error('/bin/sh cannot be started, so nothing would stop PostgreSQL after us.')
  // It is there for the case that we die: it must not keep us alive, and its own death is no reason to die.
  child.unref()
  child.stdin?.on('error', () => {})
  return {
    known,
    async release() {
      child.stdin?.destroy()
      await isGoneWithin(5_000, known)
    },
  }
}

/** Guarded from its first moment on; `guard` is null if it ended before anyone could look. */
export async function launchGuarded(
  command: Command,
  stdio: NonNullable<SpawnOptions['stdio']>,
): Promise<{ child: ChildProcess; guard: { known: KnownProcess; watchdog: Watchdog } | null }> {
  const child = launch(command, stdio)
  // Without a number it was never born, and this fails with the reason.
  if (child.pid === undefined) await once(child, 'spawn')
  const known = child.pid === undefined ? null : recognise(child.pid)
  return { child, guard: known && { known, watchdog: setWatchdog(known) } }
}
