import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { RecordForm } from '../../record/record-form.tsx'
import { useT } from '../../words.ts'
import classes from './milestones.module.css'

type FormInPlaceProps = {
  state: ComponentProps<typeof RecordForm>['state']
  title: string
  /** What the button says. */
  submit: string
  onCancel: () => void
  children: ReactNode
}

/** A form that stands on the page where what it changes stood. */
export function FormInPlace({ state, title, submit, onCancel, children }: FormInPlaceProps) {
  const t = useT()
  return (
    <RecordForm
      state={state}
      submit={submit}
      beside={
        <Button variant="default" size="md" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <h2>{title}</h2>
        {children}
      </div>
    </RecordForm>
  )
}
