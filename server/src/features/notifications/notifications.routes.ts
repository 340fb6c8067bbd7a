import { bind } from '#platform/http/bind'
import { listNotifications, markRead } from './notifications.queries.ts'
import { presentNotifications } from './present-notifications.ts'

export const notificationsRoutes = [
  bind('listNotifications', async ({ db, now, person, language }, { query }) => {
    const { rows, pagination } = await listNotifications(db, person.id, query)
    return { data: await presentNotifications(db, rows, language, now), pagination }
  }),

  bind('readNotifications', async ({ db, now, person, announce }, { body }) => {
    const read = await markRead(db, person.id, body.ids, now)
    // The bell of the person's other pages and devices.
    if (read > 0) announce({ topic: 'notifications', user_id: person.id })
    // What somebody has looked at is nobody's business but theirs.
    return { data: { read }, audit: null }
  }),
]
