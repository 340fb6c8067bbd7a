import { z } from 'zod'
import { languages } from '../languages.ts'
import { videoSites } from '../videos/video-link.ts'

/** A slide as somebody reads it who is not of the company. */
export const shownSlide = z.object({
  /** Whether it answers what applicants ask. */
  is_answer: z.boolean(),
  /** What it is written in: the reader's language, or else what there is. */
  language: z.enum(languages),
  name: z.string(),
  body: z.string(),
  /** Where a browser finds the picture, for an hour or two. */
  picture: z.string().nullable(),
  /** What is to be seen on it; empty where nobody has said. */
  picture_text: z.string(),
  embed: z.object({ site: z.enum(videoSites), url: z.string() }).nullable(),
  /** A video of the company's own; null without one, or while it is prepared. */
  brought: z.object({ url: z.string(), poster: z.string().nullable() }).nullable(),
  /** Whether it says what is hard about the job. */
  is_drawback: z.boolean(),
})
