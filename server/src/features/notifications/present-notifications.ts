import { id } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import {
  cardExpiring,
  invoiceNamed,
  type Notification,
  paidAmount,
} from '@catchpitch/contract/notifications/notification'
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
  z.object({
    kind: z.literal('payment.paid'),
    params: z.object({
      plan_id: id.nullable(),
      ...paidAmount,
      invoice: invoiceNamed.nullable(),
    }),
  }),
  z.object({
    kind: z.literal('payment.failed'),
    params: z.object({ plan_id: id.nullable(), ...paidAmount, grace_ends_at: z.iso.datetime() }),
  }),
  z.object({ kind: z.literal('card.expiring'), params: cardExpiring }),
  z.object({ kind: z.literal('plan.changed'), params: z.object({ plan_id: id, from_id: id }) }),
  z.object({ kind: z.literal('plan.cancelled'), params: z.object({ plan_id: id, ends_at: z.iso.datetime() }) }),
  z.object({ kind: z.literal('plan.ended'), params: z.object({ plan_id: id, is_trial: z.boolean() }) }),
])

/** Whoever was erased is still a row, without a name. */
const nameOrNull = (name = '') => (name === '' ? null : name)

const wordsOf = (notice: { name: string; text: string } | undefined) =>
  notice ? { name: notice.name, text: withoutMarkup(notice.text) } : { name: null, text: null }

/** The plans that a notification names. */
const plansIn = ({ params }: StoredNotification): readonly string[] =>
  ['plan_id' in params ? params.plan_id : null, 'from_id' in params ? params.from_id : null].filter(
    (plan_id) => plan_id !== null,
  )

/** What every notification has, of whichever kind. */
const plainOf = ({ id: row_id, group_id, group_name, created_at, read_at }: NotificationRow) => ({
  id: row_id,
  group: group_id !== null && group_name !== null ? { id: group_id, name: group_name } : null,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})

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
    titlesOfPlans(db, told.flatMap(plansIn), language),
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
  const titleOf = (plan_id: string | null) => (plan_id === null ? null : (plans.get(plan_id) ?? null))
  return told.map(({ row, kind, params }): Notification => {
    const plain = plainOf(row)
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
        return { ...plain, kind, params: { plan: titleOf(plan_id), ends_at, is_trial } }
      }
      case 'payment.paid': {
        const { plan_id, ...rest } = params
        return { ...plain, kind, params: { plan: titleOf(plan_id), ...rest } }
      }
      case 'payment.failed': {
        const { plan_id, ...rest } = params
        return { ...plain, kind, params: { plan: titleOf(plan_id), ...rest } }
      }
      case 'card.expiring':
        return { ...plain, kind, params }
      case 'plan.changed':
        return { ...plain, kind, params: { plan: titleOf(params.plan_id), from: titleOf(params.from_id) } }
      case 'plan.cancelled':
        return { ...plain, kind, params: { plan: titleOf(params.plan_id), ends_at: params.ends_at } }
      case 'plan.ended':
        return { ...plain, kind, params: { plan: titleOf(params.plan_id), is_trial: params.is_trial } }
    }
  })
}
