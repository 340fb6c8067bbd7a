import { z } from 'zod'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

const noneTwice = (ids: readonly string[]) => new Set(ids).size === ids.length
const slideIds = z
  .array(id)
  .min(1, { error: 'field.pitch.slides' satisfies FieldMessageKey })
  .max(limits.pitch.slides.max)
  .refine(noneTwice, { error: 'field.invalid' satisfies FieldMessageKey })

/** A pitch that is made has no id yet. */
export const pitchForm = z.object({
  id: id.nullable(),
  version: z.int(),
  name: text({ max: limits.pitch.name.max }),
  slide_ids: slideIds,
})
