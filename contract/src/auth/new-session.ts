import { z } from 'zod'

/**
 * What a browser is told of a session that was opened for it. How long it is good for is told in seconds, so that a clock
 * that is wrong misleads nobody; when it is over is decided by the server.
 */
export const newSession = z.object({ token: z.string(), expires_in: z.int() })

export type NewSession = z.output<typeof newSession>
