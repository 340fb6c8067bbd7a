import type { Language } from './languages.ts'

/**
 * A calendar day in Kuala Lumpur, written `2026-09-22`. A day is not an instant: it has no hour, and
 * no zone can move it into its neighbour.
 */
export type Day = string

/**
 * Malaysia has kept UTC+8 without daylight saving since the first of January 1982, and nothing here
 * is older. So the calendar is plain arithmetic: a phone without zone data counts the same days as
 * the server does.
 */
const offset_ms = 8 * 60 * 60 * 1000
const day_ms = 24 * 60 * 60 * 1000

/** Kuala Lumpur's clock on the wall, to be read with the UTC getters only. */
const wallClock = (instant: Date) => new Date(instant.getTime() + offset_ms)

/** Whether a text is a day that exists: the thirtieth of February is written well, and is none. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** The day on which an instant falls. */
export function dayOf(instant: Date): Day {
  return wallClock(instant).toISOString().slice(0, 10)
}

/** The first instant of a day; that of the next day is the first one after it. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offset_ms)
}

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(startOfDay(day).getTime() + count * day_ms))
}

/** How many midnights lie between: 1 from today to tomorrow, negative if `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (startOfDay(to).getTime() - startOfDay(from).getTime()) / day_ms
}

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
} as const satisfies Record<Exclude<Language, 'zh'>, readonly string[]>

const dayPeriods = {
  en: { am: 'AM', pm: 'PM', noon: 'noon', midnight: 'midnight' },
  zh: { am: '上午', pm: '下午', noon: '中午', midnight: '凌晨' },
  ms: { am: 'AM', pm: 'PM', noon: 'tengah hari', midnight: 'tengah malam' },
} as const satisfies Record<Language, Record<string, string>>

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The specification's `dd MMM yyyy`, as date-fns reads it: `22 Sep 2026`. The words stand here and
 * do not come from `Intl`, whose English says "Sept" and changes with the browser. In Chinese the year comes first, as
 * in every Chinese text: `2026年9月22日` (decision 0051).
 */
export function formatDay(instant: Date, language: Language): string {
  const wall = wallClock(instant)
  if (language === 'zh') return `${wall.getUTCFullYear()}年${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`
  return `${twoDigits(wall.getUTCDate())} ${months[language][wall.getUTCMonth()]} ${wall.getUTCFullYear()}`
}

/** A month as it is written in data, `2026-09`: `Sep 2026`, and `2026年9月` in Chinese. */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-')
  const place = Number(number)
  return language === 'zh' ? `${year}年${place}月` : `${months[language][place - 1] ?? number} ${year}`
}

/** The token `b` names the whole hour: 12:59 in the afternoon is still noon to it, 00:59 still midnight. */
function dayPeriodOf(hour: number) {
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return hour < 12 ? 'am' : 'pm'
}

/**
 * The specification's `hh:mm bb`, as date-fns reads it: `02:30 PM`, `12:30 noon`, `12:05 midnight`. In Chinese the part
 * of the day comes first: `下午2:30` (decision 0051).
 */
export function formatTime(instant: Date, language: Language): string {
  const wall = wallClock(instant)
  const hour = wall.getUTCHours()
  const period = dayPeriods[language][dayPeriodOf(hour)]
  const [onDial, minutes] = [hour % 12 || 12, twoDigits(wall.getUTCMinutes())]
  return language === 'zh' ? `${period}${onDial}:${minutes}` : `${twoDigits(onDial)}:${minutes} ${period}`
}

/** Both, as one says them: `22 Sep 2026, 02:30 PM`; Chinese puts no comma there. */
export function formatMoment(instant: Date, language: Language): string {
  return [formatDay(instant, language), formatTime(instant, language)].join(language === 'zh' ? ' ' : ', ')
}

/** An instant as a field for date and time holds it, on Kuala Lumpur's clock: `2026-09-22T14:30`. */
export function wallTimeOf(instant: Date): string {
  return wallClock(instant).toISOString().slice(0, 16)
}

/** The instant that such a field means; null if it means none. */
export function instantOf(wallTime: string): Date | null {
  const read = Date.parse(`${wallTime}Z`)
  return Number.isNaN(read) ? null : new Date(read - offset_ms)
}

/** The last moment before an end, which is the first one after it: people name the last day on which something holds. */
export const lastMomentBefore = (end: string | Date): Date => new Date(new Date(end).getTime() - 1)
