import classes from './kind-pictures.module.css'

/** Statements, put in order: what an applicant does here. */
export function AnswerPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={classes.sheet} x="4" y="6" width="76" height="16" rx="5" />
      <rect className={classes.lifted} x="12" y="28" width="80" height="18" rx="5" transform="rotate(-3 52 37)" />
      <rect className={classes.sheet} x="4" y="52" width="76" height="16" rx="5" />
      <path className={classes.lines} d="M24 14h38M24 60h30" />
      <path className={classes.strong} d="M32 38.5 70 36.5" />
      <circle className={classes.dot} cx="13" cy="14" r="3" />
      <circle className={classes.ball} cx="22" cy="39" r="4" />
      <circle className={classes.dot} cx="13" cy="60" r="3" />
    </svg>
  )
}

/** A page about the job, thrown over: what a company does here. */
export function PitchPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={classes.sheet} x="4" y="10" width="58" height="56" rx="7" />
      <path className={classes.hill} d="M5 46c12-10 22-8 33-3s16 3 23-3v19a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z" />
      <path className={classes.lines} d="M14 21h26M14 30h18" />
      <path className={classes.arc} d="M50 26C58 4 80 2 88 22" />
      <circle className={classes.ball} cx="89" cy="26" r="5.5" />
    </svg>
  )
}
