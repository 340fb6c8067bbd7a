/** As a clock shows it, which every language reads: 0:14, 2:05, 61:00. */
export function durationOf(lasted_ms: number): string {
  const seconds = Math.round(lasted_ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
