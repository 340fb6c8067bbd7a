import { type Day, dayOf, daysBetween } from '@catchpitch/contract/dates'

/** The specification's three forms, and their singular, by the days that are left in Kuala Lumpur. */
export function expiryOf(expires_at: Date, today: Day) {
  const days = daysBetween(today, dayOf(expires_at))
  if (days === 0) return { key: 'expiry.today', days } as const
  if (days > 0) return { key: days === 1 ? 'expiry.inOneDay' : 'expiry.inDays', days } as const
  return { key: days === -1 ? 'expiry.oneDayAgo' : 'expiry.daysAgo', days: -days } as const
}

/** From here on it is worth a second look. */
const soon_days = 7

export function isSoon({ key, days }: ReturnType<typeof expiryOf>): boolean {
  return key === 'expiry.today' || ((key === 'expiry.inDays' || key === 'expiry.inOneDay') && days <= soon_days)
}
