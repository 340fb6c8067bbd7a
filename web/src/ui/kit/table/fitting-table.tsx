import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Cards } from './cards.tsx'
import classes from './fitting-table.module.css'
import { Table } from './table.tsx'
import type { TableContent } from './table-parts.ts'

/** Below this many pixels a table of three columns breaks every word. */
const narrow_px = 600

type Fit = 'fits' | 'scrolls' | 'narrow'

/** How the table fits into its frame, now and whenever one of them changes. */
function useFit() {
  const frame = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<Fit>('fits')
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return undefined
    const measure = () => {
      const table = box.querySelector('table')
      if (box.clientWidth < narrow_px) setFit('narrow')
      else setFit(table && table.offsetWidth > box.clientWidth + 1 ? 'scrolls' : 'fits')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [])
  return { frame, fit }
}

/**
 * A table where there is room, cards where there is none. A table that is wider than the page scrolls in its frame;
 * then the frame must be reachable by keyboard, and the headings stay in it instead of in the page.
 */
export function FittingTable<Row>({ foot, ...content }: TableContent<Row> & { foot?: ReactNode }) {
  const { frame, fit } = useFit()
  const scrolling = fit === 'scrolls' && ({ role: 'region', tabIndex: 0, 'aria-label': content.title } as const)
  return (
    <div className={classes.frame}>
      <div ref={frame} className={classes.room} data-fit={fit} {...scrolling}>
        {fit === 'narrow' ? <Cards {...content} /> : <Table {...content} />}
      </div>
      {foot}
    </div>
  )
}
