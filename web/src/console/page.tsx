import type { ReactNode } from 'react'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import classes from './page.module.css'

type PageProps = {
  /** What tests and the specification call this page. */
  name: string
  /** What the browser's tab says. */
  title: string
  className?: string | undefined
  children: ReactNode
}

/** The one `main` of a screen. It takes focus when the page changes, so that reading goes on from there. */
export function Page({ name, title, className, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <main id="content" tabIndex={-1} data-page={name} className={[classes.page, className].join(' ')}>
      {children}
    </main>
  )
}
