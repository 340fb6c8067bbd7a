import { emailKey } from '@catchpitch/contract/fields/email'
import { type InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { participantResponse } from '@catchpitch/contract/respondent/participant-response'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type InviteWishes = {
  now: Date
  group_id: string
  survey_id: string
  no?: number
  user_id?: string | null
  email?: string
  first_name?: string
  last_name?: string
  language?: Language
  extra_time?: 0 | 25 | 50 | 100
  allow_paste?: boolean
  dimension_id?: string | null
  expires_at?: Date
  created_by?: string | null
  /** How far the person has come, and when. Left out: the mail is still on its way. */
  reached?: { state: InviteState; sent_at?: Date; opened_at?: Date; started_at?: Date; completed_at?: Date }
  /** For whoever has declined: which of the options, and in their own words. */
  declined?: { decline_option: string; decline_reason?: string }
}

const week_ms = 7 * 24 * 60 * 60 * 1000

/** Whoever has begun was interested, and whoever declined was not; the others have not said. */
function responseOf({ now, reached }: Pick<InviteWishes, 'now' | 'reached'>) {
  const { interested, notInterested } = participantResponse
  if (reached?.state === inviteState.declined) return { interest: notInterested, interest_at: reached.opened_at ?? now }
  if (reached?.started_at) return { interest: interested, interest_at: reached.started_at }
  return {}
}

/** An invitation, written straight into the table; no mail goes out. */
export async function makeInvite(db: Connection, wishes: InviteWishes) {
  const { now, group_id, survey_id } = wishes
  const id = newId(now)
  const email = wishes.email ?? `invited-${id}@example.com`
  await db
    .insertInto('invites')
    .values({
      group_id,
      id,
      survey_id,
      no: wishes.no ?? 1,
      user_id: wishes.user_id ?? null,
      first_name: wishes.first_name ?? 'Aisyah',
      last_name: wishes.last_name ?? 'Tan',
      email,
      email_key: emailKey(email),
      language: wishes.language ?? 'en',
      dimension_id: wishes.dimension_id ?? null,
      extra_time: wishes.extra_time ?? 0,
      allow_paste: wishes.allow_paste ?? false,
      scheduled_at: now,
      mail_written_at: now,
      expires_at: wishes.expires_at ?? new Date(now.getTime() + week_ms),
      created_at: now,
      created_by: wishes.created_by ?? null,
      ...wishes.reached,
      ...responseOf(wishes),
      ...wishes.declined,
    })
    .execute()
  return { id }
}

/** A link by which people put themselves on a survey's list. */
export async function makeShareLink(
  db: Connection,
  { now, group_id, survey_id }: { now: Date; group_id: string; survey_id: string },
) {
  const id = newId(now)
  await db.insertInto('share_links').values({ group_id, id, survey_id, created_at: now }).execute()
  return { id }
}
