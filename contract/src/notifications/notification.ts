import { z } from 'zod'
import { id } from '../ids.ts'

const plain = { id, created_at: z.iso.datetime(), read_at: z.iso.datetime().nullable() }

/** What somebody or something is called today; null where that has been erased since. */
const name = z.string().nullable()

/** The company it is about; null for what concerns the person wherever they work. */
const group = z.object({ id, name: z.string() }).nullable()

/** Somebody on the list of a survey. */
const ofSurvey = z.object({ name, survey: z.object({ id, name }) })

/** What was or should have been paid, with tax. */
export const paidAmount = { amount_minor: z.int(), currency: z.string() }

export const invoiceNamed = z.object({ id, number: z.string() })

/** The month written on the card, `2026-11`: the card works until its last day. */
export const cardExpiring = z.object({ last4: z.string(), month: z.string() })

/**
 * What people are told, by its kind, with what the sentence about it needs. A new kind is a line here, a sentence in
 * three languages, and a `notify` where it happens.
 */
export const notification = z.discriminatedUnion('kind', [
  z.object({ ...plain, group, kind: z.literal('colleague.joined'), params: z.object({ name }) }),
  z.object({ ...plain, group, kind: z.literal('survey.completed'), params: ofSurvey }),
  z.object({ ...plain, group, kind: z.literal('survey.declined'), params: ofSurvey }),
  z.object({ ...plain, group, kind: z.literal('mail.failed'), params: z.object({ name, mail_id: id }) }),
  z.object({
    ...plain,
    group,
    kind: z.literal('import.done'),
    params: z.object({ added: z.int(), bad: z.int() }),
  }),
  /** By how many applicants: who they are is told to nobody. */
  z.object({ ...plain, group, kind: z.literal('pitch.asked'), params: z.object({ asked: z.int() }) }),
  z.object({
    ...plain,
    group,
    kind: z.literal('plan.ending'),
    params: z.object({ plan: name, ends_at: z.iso.datetime(), is_trial: z.boolean() }),
  }),
  z.object({
    ...plain,
    group,
    kind: z.literal('payment.paid'),
    params: z.object({ plan: name, ...paidAmount, invoice: invoiceNamed.nullable() }),
  }),
  z.object({
    ...plain,
    group,
    kind: z.literal('payment.failed'),
    params: z.object({ plan: name, ...paidAmount, grace_ends_at: z.iso.datetime() }),
  }),
  z.object({
    ...plain,
    group,
    kind: z.literal('card.expiring'),
    params: cardExpiring,
  }),
  z.object({ ...plain, group, kind: z.literal('plan.changed'), params: z.object({ plan: name, from: name }) }),
  z.object({
    ...plain,
    group,
    kind: z.literal('plan.cancelled'),
    params: z.object({ plan: name, ends_at: z.iso.datetime() }),
  }),
  z.object({ ...plain, group, kind: z.literal('plan.ended'), params: z.object({ plan: name, is_trial: z.boolean() }) }),
  /** Of the platform's staff, to many at once; without words once it is over or withdrawn. */
  z.object({ ...plain, group, kind: z.literal('notice'), params: z.object({ name, text: z.string().nullable() }) }),
])

export type Notification = z.infer<typeof notification>

export type NotificationKind = Notification['kind']

export const notificationKinds = notification.options.map(({ shape }) => shape.kind.value)
