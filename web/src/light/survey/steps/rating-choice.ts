import type { ReactNode } from 'react'

/** One of the few answers that every statement of a step can be given. */
export type RatingChoice = { rating: number; label: string; icon: ReactNode }
