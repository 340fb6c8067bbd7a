import type { ReactNode } from 'react'
import { Page } from '../page.tsx'
import classes from './shell-page.module.css'

type ShellPageProps = {
  name: string
  title: string
  /** One line under the title. */
  lead?: string
  children: ReactNode
}

/** The frame of every page behind the sign-in: what this is, then the thing itself. */
export function ShellPage({ name, title, lead, children }: ShellPageProps) {
  return (
    <Page name={name} title={title}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      <div className={classes.body}>{children}</div>
    </Page>
  )
}
