import { keptDays } from '#platform/files/kept-days'
import type { DailyJob } from '#platform/jobs/job'
import { setSnapshotEnds } from './integrity.queries.ts'

/** In days; what applicants are promised is the most that an installation can say. */
type SnapshotDays = {
  /** From the moment when a picture was taken, so never later than as many days after the survey was completed. */
  kept: number
  /** From the decision about the person. */
  decided: number
}

const promisedDays: SnapshotDays = { kept: keptDays.snapshot, decided: keptDays.snapshot_decided }

/**
 * Says of every picture from a camera when it goes, as things stand: a decision brings that forward, and one that is
 * taken back or changed moves it again. Until the sweep has come the picture is there but shown to nobody.
 */
export const endSnapshots = (days: SnapshotDays = promisedDays): DailyJob => ({
  name: 'snapshots.end',
  daily_at: '03:50',
  retries: 3,
  expire_seconds: 3600,
  async run({ db }) {
    await setSnapshotEnds(db, days)
  },
})
