import type { ReactNode } from 'react'
import { EmptyPicture, type PictureName } from './empty-picture.tsx'
import classes from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  text: string
  picture?: PictureName
  /** What to do next, if there is something to do. */
  children?: ReactNode
}

/** What stands where a list has nothing to show: a picture of the thing, what will be here, and what to do about it. */
export function EmptyState({ title, text, picture = 'sheet', children }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <EmptyPicture name={picture} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={classes.next}>{children}</div>}
    </section>
  )
}
