import type { Call } from './call.ts'

/** What a field of a call takes and what it refuses, whatever else is sent along: `given` says what that depends on. */
export type Rule = {
  readonly name: string
  readonly call: Call
  readonly field: string
  readonly given?: Readonly<Record<string, unknown>>
  readonly takes: readonly unknown[]
  readonly refuses: readonly unknown[]
}

/** An id, whosever it may be. */
export const anyId = '018f0000-0000-7000-8000-000000000001'
