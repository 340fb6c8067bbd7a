import { addDays, type Day, startOfDay } from '@catchpitch/contract/dates'

/** The one of a table's numbers that is stored; null where none is. */
export function oneOf<Value extends number>(table: Record<string, Value>, stored: number | null): Value | null {
  return Object.values(table).find((value) => value === stored) ?? null
}

/** The last instant of a day: a survey takes people in until then. */
export const endOfDay = (day: Day) => new Date(startOfDay(addDays(day, 1)).getTime() - 1)
