import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  text: string
  /** What to do next, if there is something to do. */
  children?: ReactNode
}

/** What stands where a list has nothing to show: an empty hand, the ball on its way, and what will be here. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <svg className={classes.picture} viewBox="0 0 200 120" aria-hidden="true">
        <ellipse className={classes.ground} cx="100" cy="104" rx="84" ry="10" />
        <rect className={classes.sheet} x="34" y="30" width="62" height="72" rx="9" transform="rotate(-7 65 66)" />
        <rect className={classes.sheet} x="68" y="22" width="66" height="80" rx="9" />
        <path className={classes.lines} d="M80 42h30M80 56h42M80 70h24" />
        <path className={classes.arc} d="M100 98c12-46 52-66 80-50" />
        <circle className={classes.ball} cx="170" cy="44" r="8" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
