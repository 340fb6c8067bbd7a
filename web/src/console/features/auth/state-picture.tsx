import classes from './state-picture.module.css'

/** What has happened, as a drawing beside the words that say it. */
export function StatePicture({ of }: { of: 'sent' | 'done' | 'over' }) {
  return (
    <svg className={classes.picture} viewBox="0 0 120 88" aria-hidden="true">
      {of === 'sent' && (
        <>
          <rect className={classes.sheet} x="14" y="30" width="68" height="48" rx="8" />
          <path className={classes.fold} d="m17 35 26 20a8 8 0 0 0 10 0l26-20" />
          <path className={classes.arc} d="M58 40C66 12 92 6 106 24" />
          <circle className={classes.ball} cx="107" cy="26" r="7" />
        </>
      )}
      {of === 'done' && (
        <>
          <circle className={classes.ground} cx="54" cy="48" r="34" />
          <path className={classes.tick} d="m38 49 12 12 21-25" />
          <path className={classes.arc} d="M74 26C82 10 98 10 106 22" />
          <circle className={classes.ball} cx="107" cy="25" r="7" />
        </>
      )}
      {of === 'over' && (
        <>
          <circle className={classes.sheet} cx="54" cy="48" r="33" />
          <path className={classes.hand} d="M54 28v20l13 9" />
          <path className={classes.arc} d="M84 30c10-2 18 14 20 40" />
          <circle className={classes.ball} cx="104" cy="76" r="7" />
        </>
      )}
    </svg>
  )
}
