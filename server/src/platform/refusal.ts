import type { ErrorCode } from '@catchpitch/contract/errors'
import type { FieldMessageKey, MessageParams } from '@catchpitch/contract/messages/messages'
import type { Problem } from '@catchpitch/contract/problems'

/** A call that is not carried out, for a reason of the closed list. Only the HTTP layer turns it into a reply. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly problems: readonly Problem[]

  constructor(code: ErrorCode, params: MessageParams = {}, problems: readonly Problem[] = []) {
    super(code)
    this.code = code
    this.params = params
    this.problems = problems
  }
}

export function refuse(code: ErrorCode, params?: MessageParams, problems?: readonly Problem[]): never {
  throw new Refusal(code, params, problems)
}

/** Refuses because of one field, when only the database could tell (a name that is taken, say). */
export function refuseField(field: string, key: FieldMessageKey, params: MessageParams = {}): never {
  throw new Refusal('input.invalid', {}, [{ field, key, params }])
}

export function refuseProblems(problems: readonly Problem[]): never {
  throw new Refusal('input.invalid', {}, problems)
}
