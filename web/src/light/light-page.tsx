import type { ReactNode } from 'react'
import { appName } from '../app-name.ts'
import { LanguagePreference } from '../preferences/language-preference.tsx'
import { SchemePreference } from '../preferences/scheme-preference.tsx'
import { Logo } from '../ui/logo.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'

type LightPageProps = {
  /** What tests and the specification call this page. */
  name: string
  title: string
  /** What stands at the right end of the header. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a public page. */
export function LightPage({ name, title, action, children }: LightPageProps) {
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
      </header>
      <main className="light-main" data-page={name}>
        {children}
      </main>
    </div>
  )
}
