import { refusalsOf } from '#platform/openapi/refusals'
import { Refusal } from '#platform/refusal'
import type { Binding } from './bind.ts'

/**
 * What is wrong with a refusal that its endpoint does not name; null if it does, or is none. Outside of production the
 * call fails with it, so no test can pass while clients are told less than what can happen to them.
 */
export function undeclared({ name, endpoint }: Binding, error: unknown): Error | null {
  if (!(error instanceof Refusal) || refusalsOf(endpoint).includes(error.code)) return null
  return new Error(`${name} refuses with ${error.code}, which the endpoint does not name in its refusals.`)
}
