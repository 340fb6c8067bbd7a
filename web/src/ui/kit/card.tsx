import type { ComponentProps } from 'react'
import classes from './card.module.css'

type CardProps = Omit<ComponentProps<'section'>, 'className'> & {
  /** Closer together and under a smaller heading: where several stand on one page. */
  compact?: boolean
}

/** What belongs together, on paper of its own, one thing below the other. */
export function Card({ compact = false, ...rest }: CardProps) {
  return <section className={classes.card} data-compact={compact || undefined} {...rest} />
}
