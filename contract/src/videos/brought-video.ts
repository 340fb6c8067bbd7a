import { z } from 'zod'
import { id } from '../ids.ts'
import { videoState } from './video-state.ts'

/** A video that somebody brings, and how far it is. */
export const broughtVideo = z.object({
  id,
  state: z.enum(videoState),
  bytes: z.int(),
  /** So much of it is here: the next part begins there. */
  received: z.int(),
  /** Where a browser finds it, for an hour or two; null until it is ready. */
  url: z.string().nullable(),
  /** What stands in its place until it plays; null where none could be drawn. */
  poster: z.string().nullable(),
  /** Why it was refused, in the reader's language. */
  problem: z.string().nullable(),
})

export type BroughtVideo = z.output<typeof broughtVideo>
