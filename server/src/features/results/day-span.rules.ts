/** The earliest and the latest of the days that somebody named, if any. */
export const firstOf = (days: readonly string[] | undefined) => days?.toSorted()[0]
export const lastOf = (days: readonly string[] | undefined) => days?.toSorted().at(-1)
