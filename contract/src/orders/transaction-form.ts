import { z } from 'zod'
import { flag, orNothing, wholeNumber } from '../fields/parts.ts'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { minorAmount } from '../plans/plan-form.ts'
import { manualMethods } from '../subscriptions/subscription-form.ts'

/** What staff enter. The amount is typed without a sign: a credit or a refund is below zero by its kind. */
export const enteredKinds = ['service', 'credit', 'refund'] as const
export type EnteredKind = (typeof enteredKinds)[number]

/** Below zero for money that goes back to the company. */
export const signOf = (kind: EnteredKind): 1 | -1 => (kind === 'service' ? 1 : -1)

/** In what staff enter amounts. A refund of an order is in the order's own currency. */
export const entryCurrency = 'MYR'

const title = text({ max: limits.order.title.max })
const note = text({ max: limits.order.note.max, min: 0, lines: true })
/** The number on a receipt or of a bank. Empty: one is made. */
const reference = text({ max: limits.order.reference.max, min: 0 })

export const newTransactionForm = z.object({
  group_id: id,
  kind: z.enum(enteredKinds),
  title,
  amount_minor: wholeNumber(
    minorAmount.refine((minor) => minor > 0, { error: 'field.amount.positive' satisfies FieldMessageKey }),
  ),
  tax_minor: wholeNumber(minorAmount),
  method: z.enum(manualMethods),
  reference,
  paid_on: requiredDay,
  note,
  /** From the list of transaction types. */
  type_id: orNothing(id),
  /** The entry that a refund belongs to. */
  refunds_id: orNothing(id),
})

/**
 * What can still be said about an entry. Amount, tax, method and company are taken along only so that a caller who
 * changes them is refused, and does not believe that they were changed.
 */
export const changedTransactionForm = z.object({
  title,
  reference: text({ max: limits.order.reference.max }),
  paid_on: requiredDay,
  note,
  type_id: orNothing(id),
  /** One that comes along takes the old one's place all the same. */
  remove_evidence: flag.default(false),
  version: wholeNumber(z.int()),
  group_id: id.optional(),
  method: text({ max: 20 }).optional(),
  amount_minor: wholeNumber(z.int().optional()),
  tax_minor: wholeNumber(z.int().optional()),
})
