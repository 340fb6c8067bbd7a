import type { ReactNode } from 'react'
import classes from './facts.module.css'

type FactsProps = { title?: string; facts: readonly { label: string; value: ReactNode }[]; children?: ReactNode }

/** What is known of a record, word by word; below it what can be done about that. */
export function Facts({ title, facts, children }: FactsProps) {
  return (
    <section className={classes.card} aria-label={title}>
      {title && <h2 className={classes.title}>{title}</h2>}
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

/** Several of them, side by side where there is room. */
export function FactsGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
