const minute = 60_000
const shortest = minute / 2
const longest = 60 * minute

/** With the delays below this is about a day: long enough for a night in which the mail server is down. */
export const most_tries = 30

/** How long a mail waits after so many tries in vain: short at first, for a server that restarts, then hourly. */
export function retryDelay(tries: number): number {
  return Math.min(shortest * 2 ** (tries - 1), longest)
}
