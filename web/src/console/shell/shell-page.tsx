import type { ReactNode } from 'react'
import { Page } from '../page.tsx'
import classes from './shell-page.module.css'

type ShellPageProps = {
  name: string
  title: string
  /** One line under the title. */
  lead?: string | undefined
  /** The way back to the list that this is one of. */
  above?: ReactNode
  /** What stands beside the title: how the thing is. */
  badge?: ReactNode
  /** What can be done here, at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page behind the sign-in: what this is, then the thing itself. */
export function ShellPage({ name, title, lead, above, badge, actions, children }: ShellPageProps) {
  return (
    <Page name={name} title={title}>
      <header className={classes.header}>
        {above && <p className={classes.above}>{above}</p>}
        <div className={classes.title}>
          <h1>{title}</h1>
          {badge}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      <div className={classes.body}>{children}</div>
    </Page>
  )
}
