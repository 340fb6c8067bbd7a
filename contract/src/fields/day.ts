import { isDay } from '../dates.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

/** A calendar day with a year of four digits, such as the one on which somebody was hired. */
export const day = text({ max: 10 }).refine((value) => value === '' || isDay(value), {
  error: 'field.bornOn' satisfies FieldMessageKey,
})
