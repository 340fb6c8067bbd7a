import { use } from 'react'
import { Logo } from '../ui/logo.tsx'
import { InShellContext } from './in-shell.ts'
import classes from './pending-page.module.css'
import { useT } from './words.ts'

/** Stands in for a page that takes its time: its outlines inside the shell, the mark where there is nothing round it. */
export function PendingPage() {
  const t = useT()
  if (!use(InShellContext)) {
    return (
      <main className="splash" aria-busy="true" data-goes-on>
        <h1 className="visually-hidden">{t('pending.label')}</h1>
        <Logo size={40} />
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1} aria-busy="true">
      <h1 className="visually-hidden">
        <span role="status">{t('pending.label')}</span>
      </h1>
      <div className={classes.header} aria-hidden="true">
        <span className={classes.title} />
        <span className={classes.lead} />
      </div>
      <div className={classes.body} aria-hidden="true">
        <span className={classes.row} />
        <div className={classes.card}>
          <span className={classes.line} />
          <span className={classes.line} />
          <span className={classes.line} />
          <span className={classes.line} />
        </div>
      </div>
    </main>
  )
}
