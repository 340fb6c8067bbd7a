import type { ErrorEnvelope } from '@catchpitch/contract/envelope'
import type { ErrorCode } from '@catchpitch/contract/errors'

/** What can go wrong before the server has said anything that we understand. */
type Unanswered = 'network.failed' | 'reply.unreadable'

/** A call that did not succeed. Code decides by `is`; people read `message`, which is in their language. */
export class ApiError extends Error {
  /** The HTTP status; 0 if there was no reply. */
  readonly status: number
  readonly code: string
  /** Messages by the name of the field they are about; empty unless the status is 422. */
  readonly error: Readonly<Record<string, readonly string[]>>

  constructor({ status, code, message, error }: ErrorEnvelope, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.error = error
  }

  is(code: ErrorCode | Unanswered): boolean {
    return this.code === code
  }
}

/** A proxy in between may answer with anything, so an error reply is looked at before it is believed. */
export function isErrorEnvelope(value: unknown): value is ErrorEnvelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'error' in value &&
    typeof value.error === 'object' &&
    value.error !== null
  )
}
