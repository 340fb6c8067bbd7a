import type { ReactNode } from 'react'
import classes from './tabs.module.css'

/** What each link of a row of tabs looks like; the one that is open carries `aria-current="page"`. */
export const tabClass = classes.tab ?? ''

/**
 * For a link to a view that only the query of the address names. The first view has no name there: told apart by the path
 * alone, or by what is given, it would be marked beside every other.
 */
export const viewTab = (isOpen: boolean) =>
  ({
    className: tabClass,
    activeOptions: { exact: true, explicitUndefined: true },
    'aria-current': isOpen ? 'page' : undefined,
  }) as const

/** The views of one record, or pages that belong together: each has an address of its own. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
