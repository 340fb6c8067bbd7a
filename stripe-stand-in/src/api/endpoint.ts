import { z } from 'zod'
import type { StripeRefusal } from '../errors.ts'
import type { Store } from '../store.ts'

/** What everything that changes something is given: the state, and the time at which it happens. */
export type Context = { store: Store; now: number }

type Method = 'GET' | 'POST' | 'DELETE'

export type Endpoint = {
  method: Method
  /** With at most one `:id`. */
  path: string
  /** Reads the parameters; throws a ZodError if one is wrong or unknown. */
  prepare(input: unknown): (context: Context, id: string) => object | StripeRefusal
}

/**
 * A call of Stripe's, with all the parameters that the stand-in knows: any other is refused. A refusal that is returned
 * keeps what the call has changed, such as a payment that failed; one that is thrown takes it back.
 */
export function endpoint<Fields extends z.ZodRawShape>(
  method: Method,
  path: string,
  fields: Fields,
  answer: (context: Context, input: z.output<z.ZodObject<Fields>>, id: string) => object | StripeRefusal,
): Endpoint {
  const schema = z.strictObject(fields)
  return {
    method,
    path,
    prepare(input) {
      const parsed = schema.parse(input)
      return (context, id) => answer(context, parsed, id)
    },
  }
}
