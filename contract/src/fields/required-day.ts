import { isDay } from '../dates.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

/** A calendar day that must be there, written `2026-09-22`. */
export const requiredDay = text({ max: 10 }).refine(isDay, { error: 'field.day' satisfies FieldMessageKey })
