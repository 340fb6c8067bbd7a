import type { DatabaseProblem, JobProblem, MailProblem, StorageProblem } from '@catchpitch/contract/system/health'

/** From here on somebody should look. Work is taken up within seconds as long as a worker runs. */
const slow_ms = 250
const connections_share = 0.8
const waiting_ms = 10 * 60 * 1000
const free_bytes_wanted = 1_000_000_000

/** The problems whose signs are there, in the order of the table. */
const signsOf = <Problem extends string>(signs: Record<Problem, boolean>, order: readonly Problem[]): Problem[] =>
  order.filter((problem) => signs[problem])

const isOverdue = (oldest_at: Date | null, now: Date) =>
  oldest_at !== null && now.getTime() - oldest_at.getTime() > waiting_ms

type Database = { answered_ms: number; connections: number; most_connections: number }

export function problemsOfDatabase({ answered_ms, connections, most_connections }: Database): DatabaseProblem[] {
  const signs = { slow: answered_ms > slow_ms, connections: connections > most_connections * connections_share }
  return signsOf(signs, ['slow', 'connections'])
}

export function problemsOfJobs(jobs: { failed: number; oldest_at: Date | null }, now: Date): JobProblem[] {
  return signsOf({ stuck: isOverdue(jobs.oldest_at, now), failed: jobs.failed > 0 }, ['stuck', 'failed'])
}

export function problemsOfMail(mail: { failed_lately: number; oldest_at: Date | null }, now: Date): MailProblem[] {
  return signsOf({ stuck: isOverdue(mail.oldest_at, now), failing: mail.failed_lately > 0 }, ['stuck', 'failing'])
}

/** Undefined: the store did not answer. Null: it has no end. */
export function problemsOfStorage(free_bytes: number | null | undefined): StorageProblem[] {
  const full = typeof free_bytes === 'number' && free_bytes < free_bytes_wanted
  return signsOf({ unreachable: free_bytes === undefined, full }, ['unreachable', 'full'])
}
