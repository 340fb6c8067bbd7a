/** How long nobody has touched anything, by comparing times: a tab that sleeps runs no timer, but its clock goes on. */
export function idleTime(idle_ms: number, last_touch: number, now: () => number) {
  let last = last_touch
  const isOver = () => now() - last >= idle_ms
  return {
    isOver,
    /** Somebody is there. Once the time is over that comes too late, as when a laptop is opened again. */
    touch(): void {
      if (!isOver()) last = now()
    },
  }
}
