import { pageQuery } from '../queries.ts'

type Wanted = { state: 'all' | 'unread'; page: number }

/** One page of the person's notifications, newest first. The unread ones tell by their total how many there are. */
export function notificationsQuery({ state, page }: Wanted) {
  const filter = state === 'unread' ? { filter: 'state:unread' } : {}
  return pageQuery('GET /notifications', { query: { order: '-created_at', page, ...filter } })
}

const most_shown = 99

/** What fits onto the bell. */
export function shownNumber(unread: number): string {
  return unread > most_shown ? `${most_shown}+` : String(unread)
}
