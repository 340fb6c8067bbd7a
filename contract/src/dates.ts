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
  ms: { am: 'AM', pm: 'PM', noon: 'tengah hari', midnight: 'tengah malam' },
} as const satisfies Record<Exclude<Language, 'zh'>, Record<string, string>>

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The specification's `dd MMM yyyy`, as Unicode defines it: `22 Sep 2026`. The words stand here and
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

/** Unicode's token `b`: noon and midnight are moments, so 12:53 is PM and 00:05 is AM. */
function dayPeriodOf(hour: number, minute: number) {
  if (minute === 0 && hour === 0) return 'midnight'
  if (minute === 0 && hour === 12) return 'noon'
  return hour < 12 ? 'am' : 'pm'
}

/** In Chinese they are stretches of time: 凌晨 lasts until five, 中午 for the hour after twelve. */
function chinesePeriodOf(hour: number) {
  if (hour < 5) return '凌晨'
  if (hour === 12) return '中午'
  return hour < 12 ? '上午' : '下午'
}

/**
 * The specification's `hh:mm bb`, as Unicode defines it: `02:30 PM`, `12:00 noon`, `12:53 PM`. In Chinese the part of the
 * day comes first: `下午2:30`; the hour after midnight is 0, as `凌晨12:05` could be either night (decision 0051).
 */
export function formatTime(instant: Date, language: Language): string {
  const wall = wallClock(instant)
  const [hour, minute] = [wall.getUTCHours(), wall.getUTCMinutes()]
  const minutes = twoDigits(minute)
  if (language === 'zh') return `${chinesePeriodOf(hour)}${hour > 12 ? hour - 12 : hour}:${minutes}`
  return `${twoDigits(hour % 12 || 12)}:${minutes} ${dayPeriods[language][dayPeriodOf(hour, minute)]}`
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
