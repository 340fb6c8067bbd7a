import PgBoss from 'pg-boss'

const a_week_s = 7 * 24 * 60 * 60

type Options = {
  /** Whether this process looks after the store: gives back the jobs of dead workers, files what is done. */
  supervise: boolean
}

/** Where orders wait: pg-boss's tables, in a schema of their own in the same database. */
export function openJobStore(db: PgBoss.Db, { supervise }: Options): PgBoss {
  const store = new PgBoss({
    db,
    supervise,
    // A job of a killed worker is taken up again this long after its time at the latest.
    maintenanceIntervalSeconds: 30,
    // Somebody should have the time to see that a job has failed.
    archiveFailedAfterSeconds: a_week_s,
    // Its clockwork skips what falls into a minute without a worker; our daily jobs are orders that wait.
    schedule: false,
  })
  // What it would tell is told by the statement that failed, but an 'error' event that nobody hears ends the process.
  store.on('error', () => {})
  return store
}
