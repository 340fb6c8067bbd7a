/** A device may have the time wrong: nothing happened before the survey was opened, nor is anything still to come. */
export function eventTime(told: Date, { started_at, now }: { started_at: Date; now: Date }): Date {
  return new Date(Math.min(Math.max(told.getTime(), started_at.getTime()), now.getTime()))
}
