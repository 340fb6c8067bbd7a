import { pino } from 'pino'
import { afterAll, afterEach } from 'vitest'
import type { Logger } from '#platform/log/logger'

type Line = { status: number; err: { stack: string } }

const isFailedCall = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && 'status' in line && line.status === 500 && 'err' in line

/** The errors behind answers of 500, as the log tells them; otherwise a test would only show that there was one. */
type FailedCalls = {
  log: Logger
  /** What has failed since this was last asked. A test that expects an answer of 500 says so by asking. */
  take(): string[]
}

export function collectFailedCalls(): FailedCalls {
  const stacks: string[] = []
  const write = (line: string) => {
    const said: unknown = JSON.parse(line)
    if (isFailedCall(said)) stacks.push(said.err.stack)
  }
  return { log: pino({ level: 'error' }, { write }), take: () => stacks.splice(0) }
}

/** Throws if a call has failed that no test has asked for. */
export function expectNoFailedCalls({ take }: Pick<FailedCalls, 'take'>): void {
  const stacks = take()
  if (stacks.length === 0) return
  throw new Error(
    [
      'A call was answered with 500. If the test means it to, let it ask for the cause by test.takeFailedCalls().',
      ...stacks,
    ].join('\n\n'),
  )
}

/** Lets a test of the calling file fail with the cause of every answer of 500 that it did not ask for. */
export function useFailedCalls(): FailedCalls {
  const calls = collectFailedCalls()
  afterEach(() => expectNoFailedCalls(calls))
  // What failed in a hook, whose tests never ran.
  afterAll(() => expectNoFailedCalls(calls))
  return calls
}
