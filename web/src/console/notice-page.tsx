import type { ReactNode } from 'react'
import { NoticePicture } from '../ui/notice-picture.tsx'
import classes from './notice-page.module.css'
import { Page } from './page.tsx'

type NoticePageProps = {
  name: string
  picture: 'missing' | 'failed'
  title: string
  text: string
  children: ReactNode
}

/** A page that has only one thing to say, and one way on. */
export function NoticePage({ name, picture, title, text, children }: NoticePageProps) {
  return (
    <Page name={name} title={title} className={classes.notice}>
      <NoticePicture of={picture} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Page>
  )
}
