import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { ConflictOffer } from '../form/conflict-offer.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import type { Conflict } from '../form/use-contract-form.tsx'
import classes from './record-form.module.css'

type RecordFormProps = {
  /** What `useContractForm` gave. */
  state: {
    alert: ReactNode
    conflict: Conflict | null
    sending: boolean
    onSubmit: ComponentProps<'form'>['onSubmit']
    isUnsaved: () => boolean
  }
  /** What the button says: "Save module". */
  submit: string
  /** What stands beside it. */
  beside?: ReactNode
  /** What stands in sight beside the sections while one writes; under them, where there is no room. */
  aside?: ReactNode
  /** The sections. */
  children: ReactNode
}

/** One record of the catalogue, as long as it takes: its sections on one card, and what is said and done at the end. */
export function RecordForm({ state, submit, beside, aside, children }: RecordFormProps) {
  const { alert, conflict, sending, onSubmit, isUnsaved } = state
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className={classes.body} data-aside={aside ? '' : undefined}>
        <div className={classes.card}>{children}</div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      <div className={classes.foot}>
        <FormAlert>{alert}</FormAlert>
        <ConflictOffer conflict={conflict} busy={sending} />
        <div className={classes.deeds}>
          <Button type="submit" size="md" loading={sending}>
            {submit}
          </Button>
          {beside}
        </div>
      </div>
    </form>
  )
}
