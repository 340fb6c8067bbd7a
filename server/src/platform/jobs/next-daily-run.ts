const day = 24 * 60 * 60 * 1000
/** Kuala Lumpur is eight hours ahead all year round. */
const ahead = 8 * 60 * 60 * 1000

/** The next time that clocks in Kuala Lumpur show `HH:MM`; never now, so that a run can plan its successor. */
export function nextDailyRun(now: Date, daily_at: string): Date {
  const [hours = 0, minutes = 0] = daily_at.split(':').map(Number)
  const time_of_day = (hours * 60 + minutes) * 60 * 1000
  const local = now.getTime() + ahead
  const today = local - (local % day) + time_of_day
  return new Date((today > local ? today : today + day) - ahead)
}
