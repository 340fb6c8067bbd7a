import { readFileSync } from 'node:fs'
import { listProcesses, withDescendants } from './processes.mjs'

const tick_ms = 10

/** What a process and the children it has buried have used so far, in milliseconds; 0 if it is gone. */
function usedBy(pid) {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system, childUser, childSystem] = fields.split(' ').slice(11, 15).map(Number)
    return (user + system + childUser + childSystem) * tick_ms
  } catch {
    return 0
  }
}

/**
 * CPU time of the product: its server, and its database wherever that runs.
 * @param {number} server_pid
 * @param {string} data_dir
 * @param {number | null} watcher_pid What of the database answers only whoever measures, and does not count.
 */
export function cpuTime(server_pid, data_dir, watcher_pid = null) {
  const all = listProcesses()
  const isServer = ({ pid }) => pid === server_pid
  const isDatabase = ({ command }) => command.includes(`postgres -D ${data_dir}`)
  const server = withDescendants(all, isServer)
  const database = withDescendants(all, isDatabase)
  const sum = (processes) => processes.reduce((total, { pid }) => total + usedBy(pid), 0)
  return {
    server_ms: sum(server.filter((one) => !database.includes(one))),
    database_ms: sum(database.filter(({ pid }) => pid !== watcher_pid)),
  }
}
