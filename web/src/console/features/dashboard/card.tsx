import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

type CardProps = {
  title: string
  /** The way to all of it, at the end of the title's line. */
  more?: ReactNode
  children: ReactNode
}

/** One part of the dashboard, under its own heading. */
export function Card({ title, more, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  )
}
