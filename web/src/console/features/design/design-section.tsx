import { type ReactNode, useId } from 'react'
import classes from './design-section.module.css'

type DesignSectionProps = { title: string; text?: string; children: ReactNode }

export function DesignSection({ title, text, children }: DesignSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </header>
      {children}
    </section>
  )
}

/** Pieces side by side. */
export function Pieces({ children }: { children: ReactNode }) {
  return <div className={classes.pieces}>{children}</div>
}

/** Pieces in columns of the same width. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
