import { lazy, Suspense } from 'react'
import { notificationWords, withWords } from '../words.ts'
import classes from './bell.module.css'

const load = withWords(notificationWords, () => import('./notifications-popover.tsx'))
const NotificationsPopover = lazy(async () => ({ default: (await load()).NotificationsPopover }))

/** The bell, which rings without a reload. It comes after the page that somebody has come for, and keeps its place free. */
export function Bell() {
  return (
    <div className={classes.place}>
      <Suspense>
        <NotificationsPopover />
      </Suspense>
    </div>
  )
}
