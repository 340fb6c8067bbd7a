import { useRouterState } from '@tanstack/react-router'
import classes from './progress-line.module.css'

/** A thin line over everything while the next page is on its way. It waits a moment: most pages are there before it. */
export function ProgressLine() {
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  return loading && <div className={classes.line} aria-hidden="true" />
}
