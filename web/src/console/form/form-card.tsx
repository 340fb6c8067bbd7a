import type { ComponentProps, ReactNode } from 'react'
import classes from './form-card.module.css'

type FormCardProps = {
  onSubmit: ComponentProps<'form'>['onSubmit']
  /** The button that sends it, and what else can be done with the whole. */
  actions: ReactNode
  /** Who may not change it reads it: nothing in it can be typed or pressed. */
  isReadOnly?: boolean
  children: ReactNode
}

/** A form that is a page of its own: sections one below the other on one card. */
export function FormCard({ onSubmit, actions, isReadOnly = false, children }: FormCardProps) {
  return (
    <form className={classes.card} onSubmit={onSubmit} noValidate>
      <fieldset className={classes.fields} disabled={isReadOnly}>
        {children}
      </fieldset>
      {!isReadOnly && <div className={classes.actions}>{actions}</div>}
    </form>
  )
}
