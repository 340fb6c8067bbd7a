import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './form-note.module.css'

/** Says that something went well, where it was done. Always in the page, like `FormAlert` and for the same reason. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={classes.note}>
      {children && (
        <>
          <IconCircleCheck size={18} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}
