import { z } from 'zod'

/**
 * The reply that opens a session in a browser. `expires_in` is in seconds and not a time, because a device's clock can be
 * wrong. The server decides when the session is over.
 */
export const newSession = z.object({ token: z.string(), expires_in: z.int() })

export type NewSession = z.output<typeof newSession>
