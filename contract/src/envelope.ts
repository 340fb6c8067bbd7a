import { z } from 'zod'

export const pagination = z.object({
  /** Counted up to 10,000; beyond that `more` says that there are others. */
  total: z.int(),
  more: z.boolean(),
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int(),
})
export type Pagination = z.infer<typeof pagination>

/** What every successful call answers. Every key is always present. */
export type Envelope<Data> = {
  status: number
  data: Data
  pagination: Pagination | null
  message: string | null
}

/** What every refused call answers. `error` maps a field's name to its messages. */
export type ErrorEnvelope = {
  status: number
  message: string
  code: string
  error: Record<string, string[]>
}
