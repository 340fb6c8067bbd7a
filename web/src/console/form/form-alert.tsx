import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './form-alert.module.css'

/** Always in the page, even while it says nothing: a live region that comes together with its text is not read out. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      {children && (
        <>
          <IconAlertCircle size={18} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}
