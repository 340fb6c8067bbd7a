import { z } from 'zod'
import { type Day, isDay } from '../dates.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** A day of birth with a year of four digits. Whether the person is old enough depends on today: see `isAdult`. */
export const bornOn = text({ max: 10 }).refine((value) => value === '' || (isDay(value) && yearOf(value) >= 1900), {
  error: 'field.bornOn' satisfies FieldMessageKey,
})

/** Of age on their birthday, not before; who was born on the 29th of February, on the first of March. */
export function isAdult(born: Day, today: Day): boolean {
  const years = yearOf(today) - yearOf(born)
  const had_birthday = born.slice(4) <= today.slice(4)
  return years > limits.age.min || (years === limits.age.min && had_birthday)
}

/** The numbers stand in the database. */
export const ageRange = {
  under_18: 1,
  from_18: 2,
  from_25: 3,
  from_35: 4,
  from_45: 5,
  from_60: 6,
} as const
export type AgeRange = (typeof ageRange)[keyof typeof ageRange]

export const ageRangeLabel = {
  1: '17 and below',
  2: '18-24',
  3: '25-34',
  4: '35-44',
  5: '45-59',
  6: '60 and above',
} as const satisfies Record<AgeRange, string>

/** By the difference of years alone, as the specification says; it is never typed. */
export const ageRangeOf = (born: Day, today: Day): AgeRange => ageRangeAt(yearOf(today) - yearOf(born))

export function ageRangeAt(years: number): AgeRange {
  if (years < 18) return ageRange.under_18
  if (years < 25) return ageRange.from_18
  if (years < 35) return ageRange.from_25
  if (years < 45) return ageRange.from_35
  return years < 60 ? ageRange.from_45 : ageRange.from_60
}

export const gender = z.enum(['MALE', 'FEMALE'])
