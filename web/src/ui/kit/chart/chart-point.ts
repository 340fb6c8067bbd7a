/** One stretch of time and how much happened in it. */
export type ChartPoint = {
  /** A short word below the axis, and the whole of it where there is room. */
  short: string
  long: string
  value: number
}
