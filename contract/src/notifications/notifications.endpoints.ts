import { z } from 'zod'
import { inPerson, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { notification } from './notification.ts'

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: signedIn(),
  summary: "A person's own notifications, from all their companies; newest last unless asked otherwise.",
  list: listQuery({ order: ['created_at'], filter: { state: z.enum(['unread', 'read']) } }),
  reply: z.array(notification),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  // Staff who look through somebody's eyes must not read their notifications away.
  access: inPerson(),
  summary: "Mark some of one's own notifications as read, or with `ids: null` all of them.",
  body: z.object({
    /** Null: all of them. */
    ids: z.array(id).min(1).max(limits.notifications.read_at_once).nullable(),
  }),
  reply: z.object({ read: z.int() }),
})
