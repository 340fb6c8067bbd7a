import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { orderState, paymentMethod, transactionKind } from '@catchpitch/contract/orders/orders'
import { entryCurrency, signOf } from '@catchpitch/contract/orders/transaction-form'
import type { createTransaction as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import type { Context, UploadedFile } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuseField } from '#platform/refusal'
import { bookEntry } from './book-entry.ts'
import { keepEvidence } from './keep-evidence.ts'
import { findPayer, isReversed, isTransactionType, listRefunds, lockTransaction } from './transaction.queries.ts'
import { canBeReversed, leftOf, paidAt } from './transactions.rules.ts'

type Staff = Context<(typeof endpoint)['access']>
type Body = BodyOf<typeof endpoint>

const written = (minor: number, currency: string) => `${currency} ${(minor / 100).toFixed(2)}`

/** Nobody gives back more than was paid. Gives the currency of the payment. */
async function requireRefundable({ db }: Staff, { group_id, refunds_id, amount_minor, tax_minor }: Body) {
  if (refunds_id === null) return entryCurrency
  const key = { group_id, id: refunds_id }
  const paid = (await lockTransaction(db, key)) ?? refuseField('refunds_id', 'field.choice')
  const isPayment = paid.kind === transactionKind.order || paid.kind === transactionKind.service
  if (!isPayment || !canBeReversed(paid) || (await isReversed(db, key))) refuseField('refunds_id', 'field.choice')
  const left = leftOf(paid, await listRefunds(db, group_id, [refunds_id]))
  for (const [field, wanted] of [
    ['amount_minor', amount_minor],
    ['tax_minor', tax_minor],
  ] as const) {
    if (wanted > left[field]) refuseField(field, 'field.refund.tooMuch', { left: written(left[field], paid.currency) })
  }
  return paid.currency
}

/** Enters what a company has paid, or what was given back to it, besides its plans. */
export async function createTransaction(context: Staff, body: Body, file: UploadedFile | null) {
  const { db, now, person } = context
  const { id: group_id } = (await findPayer(db, body.group_id)) ?? refuseField('group_id', 'field.choice')
  if (body.type_id !== null && !(await isTransactionType(db, body.type_id))) refuseField('type_id', 'field.choice')
  if (body.paid_on > dayOf(now)) refuseField('paid_on', 'field.paidOn.future')
  if (body.refunds_id !== null && body.kind !== 'refund') refuseField('refunds_id', 'field.choice')
  const currency = await requireRefundable(context, body)
  const evidence_file_id = await keepEvidence(context, group_id, file)

  const id = newId(now)
  const sign = signOf(body.kind)
  const booked = await bookEntry(context, {
    group_id,
    id,
    kind: transactionKind[body.kind],
    type_id: body.type_id,
    product_name: body.title,
    amount_minor: sign * body.amount_minor,
    tax_minor: body.tax_minor === 0 ? 0 : sign * body.tax_minor,
    currency,
    method: paymentMethod[body.method],
    status: orderState.completed,
    reference: body.reference || `manual-${id.slice(-12)}`,
    evidence_file_id,
    note: body.note,
    refunds_id: body.refunds_id,
    purchased_at: paidAt(body.paid_on, now),
    entered_by: person.id,
    created_at: now,
    updated_at: now,
  })
  if (!booked) refuseField('reference', 'field.reference.taken')
  return { group_id, id }
}
