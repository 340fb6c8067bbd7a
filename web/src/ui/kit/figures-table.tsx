import type { ReactNode } from 'react'
import classes from './figures-table.module.css'
import { ScrollingRegion } from './scrolling-region.tsx'

type FiguresTableProps = {
  /** Which table it is, for whoever comes to it by the keyboard. */
  label: string
  /** What its figures are. */
  caption: string
  /** Its head and body. */
  children: ReactNode
}

/** Figures under their headings. It is wider than a phone, and scrolls there by itself. */
export function FiguresTable({ label, caption, children }: FiguresTableProps) {
  return (
    <ScrollingRegion label={label} className={classes.region}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        {children}
      </table>
    </ScrollingRegion>
  )
}
