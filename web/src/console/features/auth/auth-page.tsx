import { type ReactNode, useEffect, useRef } from 'react'
import { appName } from '../../../app-name.ts'
import { LanguagePreference } from '../../../preferences/language-preference.tsx'
import { SchemePreference } from '../../../preferences/scheme-preference.tsx'
import { SupportSlot } from '../../../support/support-slot.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Page } from '../../page.tsx'
import classes from './auth-page.module.css'
import { Motto } from './motto.tsx'

type AuthPageProps = {
  name: string
  title: string
  /** Stands over the title: a picture, or the way back. */
  above?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** For a form with fields side by side. */
  wide?: boolean
  /** What the page is about just now, if it changes while people stay on it. */
  step?: string
  children?: ReactNode
}

/** What was pressed to get here is gone: reading goes on from the top, as it does when the page changes. */
function useTopOnChange(step: string | undefined): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [step])
}

/** The frame of every page by which people come in. */
export function AuthPage({ name, title, above, lead, wide = false, step, children }: AuthPageProps) {
  useTopOnChange(step)
  return (
    <div className={classes.split} data-wide={wide || undefined}>
      <div className={classes.side}>
        <header className={classes.header}>
          <a className={classes.brand} href="/">
            <Logo size={28} />
            {appName()}
          </a>
          <div className={classes.preferences}>
            <LanguagePreference />
            <SchemePreference />
          </div>
        </header>
        <Page name={name} title={title} className={classes.main}>
          {above}
          <h1>{title}</h1>
          {lead && <div className={classes.lead}>{lead}</div>}
          {children}
        </Page>
      </div>
      <Motto />
      <SupportSlot />
    </div>
  )
}
