import { id } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import type { Notification } from '@catchpitch/contract/notifications/notification'
import { z } from 'zod'
import type { Connection } from '#platform/db/database'
import {
  type listNotifications,
  namesOfInvited,
  namesOfPeople,
  namesOfSurveys,
  namesOnMails,
  titlesOfPlans,
  wordsOfNotices,
} from './notifications.queries.ts'
import { type StoredNotification, withoutMarkup } from './notifications.rules.ts'

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['rows'][number]

const stored: z.ZodType<StoredNotification> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colleague.joined'), params: z.object({ person_id: id }) }),
  z.object({ kind: z.literal('notice'), params: z.object({ notice_id: id }) }),
  z.object({
    kind: z.enum(['survey.completed', 'survey.declined']),
    params: z.object({ survey_id: id, invite_id: id }),
  }),
  z.object({ kind: z.literal('mail.failed'), params: z.object({ mail_id: id }) }),
  z.object({
    kind: z.literal('import.done'),
    params: z.object({ import_id: id, added: z.int(), bad: z.int() }),
  }),
  z.object({ kind: z.literal('pitch.asked'), params: z.object({ asked: z.int() }) }),
  z.object({
    kind: z.literal('plan.ending'),
    params: z.object({ plan_id: id, ends_at: z.iso.datetime(), is_trial: z.boolean() }),
  }),
])

/** Whoever was erased is still a row, without a name. */
const nameOrNull = (name = '') => (name === '' ? null : name)

const wordsOf = (notice: { name: string; text: string } | undefined) =>
  notice ? { name: notice.name, text: withoutMarkup(notice.text) } : { name: null, text: null }

/** One page of notifications with everybody and everything by name, as they are called today. */
export async function presentNotifications(
  db: Connection,
  rows: readonly NotificationRow[],
  language: Language,
  now: Date,
): Promise<Notification[]> {
  const told = rows.map((row) => ({ row, ...stored.parse({ kind: row.kind, params: row.params }) }))
  const group_ids = rows.flatMap(({ group_id }) => group_id ?? [])
  const ofSurveys = told.flatMap(({ kind, params }) =>
    kind === 'survey.completed' || kind === 'survey.declined' ? params : [],
  )
  const [people, mails, plans, notices, surveys, invited] = await Promise.all([
    namesOfPeople(
      db,
      told.flatMap(({ kind, params }) => (kind === 'colleague.joined' ? params.person_id : [])),
    ),
    namesOnMails(
      db,
      group_ids,
      told.flatMap(({ kind, params }) => (kind === 'mail.failed' ? params.mail_id : [])),
    ),
    titlesOfPlans(
      db,
      told.flatMap(({ kind, params }) => (kind === 'plan.ending' ? params.plan_id : [])),
      language,
    ),
    wordsOfNotices(
      db,
      told.flatMap(({ kind, params }) => (kind === 'notice' ? params.notice_id : [])),
      language,
      now,
    ),
    namesOfSurveys(
      db,
      group_ids,
      ofSurveys.map(({ survey_id }) => survey_id),
    ),
    namesOfInvited(
      db,
      group_ids,
      ofSurveys.map(({ invite_id }) => invite_id),
    ),
  ])
  return told.map(({ row, kind, params }): Notification => {
    const group = row.group_id !== null && row.group_name !== null ? { id: row.group_id, name: row.group_name } : null
    const plain = {
      id: row.id,
      group,
      created_at: row.created_at.toISOString(),
      read_at: row.read_at?.toISOString() ?? null,
    }
    switch (kind) {
      case 'colleague.joined':
        return { ...plain, kind, params: { name: nameOrNull(people.get(params.person_id)) } }
      case 'mail.failed':
        return { ...plain, kind, params: { name: nameOrNull(mails.get(params.mail_id)), mail_id: params.mail_id } }
      case 'survey.completed':
      case 'survey.declined': {
        const { survey_id, invite_id } = params
        const survey = { id: survey_id, name: surveys.get(survey_id) ?? null }
        return { ...plain, kind, params: { name: nameOrNull(invited.get(invite_id)), survey } }
      }
      case 'import.done':
        return { ...plain, kind, params: { added: params.added, bad: params.bad } }
      case 'pitch.asked':
        return { ...plain, kind, params: { asked: params.asked } }
      case 'notice':
        return { ...plain, kind, params: wordsOf(notices.get(params.notice_id)) }
      case 'plan.ending': {
        const { plan_id, ends_at, is_trial } = params
        return { ...plain, kind, params: { plan: plans.get(plan_id) ?? null, ends_at, is_trial } }
      }
    }
  })
}
