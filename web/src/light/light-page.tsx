import type { ReactNode } from 'react'
import { appName } from '../app-name.ts'
import { LanguagePreference } from '../preferences/language-preference.tsx'
import { SchemePreference } from '../preferences/scheme-preference.tsx'
import { HelpButton } from '../support/help-button.tsx'
import { SupportSlot } from '../support/support-slot.tsx'
import { Logo } from '../ui/logo.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { Connection } from './connection.tsx'

type LightPageProps = {
  /** What tests and the specification call this page. */
  name: string
  title: string
  /** What stands at the right end of the header. */
  action?: ReactNode
  /** Where nothing may distract, help is a button in the header that loads nothing before it is pressed. */
  quiet?: boolean
  /** What stands below the page. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of a public page. */
export function LightPage({ name, title, action, quiet = false, footer, children }: LightPageProps) {
  useDocumentTitle(title)
  return (
    <div className="light">
      <header className="light-header">
        <a className="light-brand" href="/">
          <Logo size={28} />
          {appName()}
        </a>
        <div className="light-preferences">
          <LanguagePreference />
          <SchemePreference />
        </div>
        {action}
        {quiet && <HelpButton />}
      </header>
      <main className="light-main" data-page={name}>
        {children}
      </main>
      {footer}
      <Connection />
      {!quiet && <SupportSlot />}
    </div>
  )
}
