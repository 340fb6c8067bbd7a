import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {{ pid: number, parent: number, born: string, command: string }} Process */

/**
 * Everything that runs on this machine now; the dead whom nobody has buried yet are left out.
 * @returns {Process[]}
 */
export function listProcesses() {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const columns = 'pid=,ppid=,stat=,lstart=,command='
  const lines = execFileSync('ps', ['-axww', '-o', columns], { encoding: 'utf8', env }).split('\n')
  return lines.flatMap((line) => {
    const found = /^ *(\d+) +(\d+) +([^Z ]\S*) +((?:\S+ +){4}\S+) (.*)$/.exec(line)
    if (!found) return []
    const [, pid, parent, , born, command] = found
    return [{ pid: Number(pid), parent: Number(parent), born, command }]
  })
}

/**
 * Those that fulfil the condition, and whatever they started.
 * @param {Process[]} all
 * @param {(candidate: Process) => boolean} condition
 */
export function withDescendants(all, condition) {
  const found = all.filter(condition)
  for (const ancestor of found) {
    found.push(...all.filter((candidate) => candidate.parent === ancestor.pid && !found.includes(candidate)))
  }
  return found
}

/** @param {Process} one */
export const isSame = (one) => (/** @type {Process} */ other) => one.pid === other.pid && one.born === other.born

/** Asks again until the answer is truthy; gives the last answer when the time is up. */
export async function until(ask, limit_ms) {
  const end = performance.now() + limit_ms
  for (;;) {
    const answer = await ask()
    if (answer || performance.now() >= end) return answer
    await pause(20)
  }
}

/** @param {number} port */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Below the range from which systems lend ports to outgoing connections: one of those would look like a server of ours. */
export async function freePort(random = Math.random) {
  const found = await until(async () => {
    const candidate = 20_000 + Math.floor(random() * 10_000)
    return (await isFree(candidate)) && candidate
  }, 10_000)
  if (!found) throw new Error('No free port was found.')
  return found
}
