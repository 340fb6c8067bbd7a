import { id } from '@catchpitch/contract/ids'
import {
  type CompanyTopic,
  companyTopics,
  type Hint,
  type PersonalTopic,
  personalTopics,
  wordOf,
} from '@catchpitch/contract/live/hint'
import { z } from 'zod'
import { holds, type Membership } from '#platform/session/session'

type Personal = { topic: PersonalTopic; user_id: string }
type OfCompany = { topic: CompanyTopic; group_id: string; id: string | null }

/** What one process tells all of them: who is concerned, and where to look. Never what is to be seen there. */
export type Announcement = Personal | OfCompany

/** Anything may stand on the channel: another release of the product knows topics that this one does not. */
const written = z.union([
  z.object({ topic: z.enum(personalTopics), user_id: id }),
  z.object({ topic: z.enum(companyTopics), group_id: id, id: id.nullable() }),
])

export function writeAnnouncement(announcement: Announcement): string {
  return JSON.stringify(announcement)
}

export function readAnnouncement(payload: string): Announcement | null {
  try {
    return written.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

/** Whose page is open, and for which company. */
export type Listener = { user_id: string; group: Membership | null }

export function concerns(announcement: Announcement, { user_id, group }: Listener): boolean {
  if ('user_id' in announcement) return announcement.user_id === user_id
  return group?.id === announcement.group_id && holds(group.role, wordOf(announcement.topic))
}

export function hintOf(announcement: Announcement): Hint {
  return 'user_id' in announcement
    ? { topic: announcement.topic, group_id: null, id: null }
    : { topic: announcement.topic, group_id: announcement.group_id, id: announcement.id }
}
