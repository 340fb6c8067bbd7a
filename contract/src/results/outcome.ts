import { z } from 'zod'
import { isDay } from '../dates.ts'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** For a schema's `check`: nobody leaves before they come. */
function requireOrder({ value, issues }: z.core.ParsePayload<{ hired_on: string; resigned_on: string | null }>): void {
  const { hired_on, resigned_on } = value
  if (resigned_on === null || resigned_on >= hired_on) return
  const message: FieldMessageKey = 'field.outcome.order'
  issues.push({ code: 'custom', input: resigned_on, path: ['resigned_on'], message })
}

/** What became of somebody who was shortlisted: since when they work here, and until when they did. */
export const outcomeForm = z
  .object({
    hired_on: requiredDay,
    /** Null: they are still here. A field that was left empty says the same. */
    resigned_on: text({ max: 10, min: 0 })
      .refine((written) => written === '' || isDay(written), { error: 'field.day' satisfies FieldMessageKey })
      .transform((written) => written || null)
      .nullable(),
  })
  .check(requireOrder)
