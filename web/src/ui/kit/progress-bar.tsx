import classes from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** Left out: it is being done, and nobody knows how far it is. */
  value?: number | undefined
  max: number
}

/** How far something is that takes a while: the browser's own element, as everything here looks. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={classes.bar} aria-label={label} max={max} {...(value !== undefined && { value })} />
}
