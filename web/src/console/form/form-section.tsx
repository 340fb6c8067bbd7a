import { type ReactNode, useId } from 'react'
import classes from './form-section.module.css'

type FormSectionProps = { title: string; hint?: string; children: ReactNode }

/** The fields that belong together, under a word that says what they are about. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  )
}

/** Two fields side by side, where there is room for both. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
