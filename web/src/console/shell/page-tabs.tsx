import type { ReactNode } from 'react'
import classes from './page-tabs.module.css'

/** Pages that belong together, each a `Link` with the class `pageTab`. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

export const pageTab = classes.tab ?? ''
