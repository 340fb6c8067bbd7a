import { formatDay } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'

const minute_ms = 60 * 1000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms

/** How long ago, in words; null for what has only just happened, also by a clock that is behind. After a week, the day. */
export function relativeTime(instant: Date, now: Date, language: Language): string | null {
  const ago = now.getTime() - instant.getTime()
  if (ago < minute_ms) return null
  if (ago >= 7 * day_ms) return formatDay(instant, language)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (ago < hour_ms) return words.format(-Math.floor(ago / minute_ms), 'minute')
  if (ago < day_ms) return words.format(-Math.floor(ago / hour_ms), 'hour')
  return words.format(-Math.floor(ago / day_ms), 'day')
}
