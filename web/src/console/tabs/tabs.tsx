import type { ReactNode } from 'react'
import classes from './tabs.module.css'

/** What each link of a row of tabs looks like; the one that is open carries `aria-current="page"`. */
export const tabClass = classes.tab ?? ''

/** The views of one record, or pages that belong together: each has an address of its own. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
