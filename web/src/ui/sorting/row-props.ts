/**
 * What makes elements the handle of a row in a sorted list and its two buttons. Plain values: the list alone listens
 * (`useSorting`), so a row that has not changed need not be drawn again.
 */
export const handleProps = { 'data-control': 'handle' } as const

/** Whoever goes from one control to the next by key has the arrow keys on the handle. */
export const stepProps = (control: 'up' | 'down', isAtEnd: boolean) => ({
  'data-control': control,
  tabIndex: -1,
  'aria-disabled': isAtEnd,
})
