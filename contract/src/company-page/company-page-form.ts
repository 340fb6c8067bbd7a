import { z } from 'zod'
import { orNothing } from '../fields/parts.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

const { slug, title, sentence } = limits.company_page

const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a company says of its page. */
export const companyPageForm = z.object({
  is_public: z.boolean(),
  /** The end of its address: small letters, digits, and hyphens between them. */
  slug: text(slug).refine((value) => words.test(value), { error: 'field.slug' satisfies FieldMessageKey }),
  shows_pitch: z.boolean(),
  shows_kept: z.boolean(),
  /** The way of hiring that it tells of. */
  strategy_id: orNothing(id),
})

/** What a colleague says who wants to be shown on it. */
export const ownShowcaseForm = z.object({
  /** What they do there, in their own words. */
  title: text(title),
  sentence: text({ ...sentence, min: 0 }),
  shows_picture: z.boolean(),
})
