import type { Connection } from '#platform/db/database'
import type { Announce } from '#platform/live/commit-then-announce'

/** Of a call's context, or of work in the background: `announce` must be heard after the commit only. */
export type Telling = { db: Connection; now: Date; announce: Announce }
