import type { ReactNode } from 'react'
import classes from './notice-page.module.css'
import { Page } from './page.tsx'

type NoticePageProps = { name: string; title: string; text: string; children: ReactNode }

/** A page that has only one thing to say, and one way on. */
export function NoticePage({ name, title, text, children }: NoticePageProps) {
  return (
    <Page name={name} title={title} className={classes.notice}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Page>
  )
}
