import type { TestPlace } from '@catchpitch/contract/respondent/test-step'

/** Where the end of a step has led, and when, by the server. */
export type Arrival = TestPlace & { now: string; deadline_at: string | null }
