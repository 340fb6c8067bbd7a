import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { paymentMethod, paymentMethods } from '@catchpitch/contract/orders/orders'
import type { updateTransaction as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Context, UploadedFile } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { replaceEvidence } from './keep-evidence.ts'
import { isTransactionType, lockTransaction, updateEntry } from './transaction.queries.ts'
import { findTransaction } from './transactions.queries.ts'
import { canEditFacts, paidAt } from './transactions.rules.ts'

type Staff = Context<(typeof endpoint)['access']>
type Body = BodyOf<typeof endpoint>
type Held = NonNullable<Awaited<ReturnType<typeof lockTransaction>>>

/** What was booked is told to stay, instead of being left as it is without a word. */
function requireBookedAsItIs(held: Held, { group_id, method, amount_minor, tax_minor }: Body): void {
  const isChanged =
    (group_id !== undefined && group_id !== held.group_id) ||
    (method !== undefined && method !== wordOf(paymentMethods, paymentMethod, held.method)) ||
    (amount_minor !== undefined && amount_minor !== held.amount_minor) ||
    (tax_minor !== undefined && tax_minor !== held.tax_minor)
  if (isChanged) refuse('transaction.booked')
}

/** Title, number and day, of what staff have entered themselves. */
function factsOf(held: Held, { title, reference, paid_on }: Body, now: Date) {
  // A day that was left alone keeps its hour.
  const keepsDay = dayOf(held.purchased_at) === paid_on
  if (!canEditFacts(held)) {
    if (title !== held.product_name || reference !== held.reference || !keepsDay) refuse('transaction.order')
    return {}
  }
  if (!keepsDay && paid_on > dayOf(now)) refuseField('paid_on', 'field.paidOn.future')
  return { product_name: title, reference, purchased_at: keepsDay ? held.purchased_at : paidAt(paid_on, now) }
}

/** Changes what is said about an entry; what was booked stays. Gives the names of the fields that changed. */
export async function updateTransaction(context: Staff, id: string, body: Body, file: UploadedFile | null) {
  const { db, now, language } = context
  const { group_id } = (await findTransaction(db, id, language)) ?? refuse('record.missing')
  const held = (await lockTransaction(db, { group_id, id })) ?? refuse('record.missing')
  if (held.version !== body.version) refuse('record.changed')
  requireBookedAsItIs(held, body)
  const facts = factsOf(held, body, now)
  // One that is no longer offered may be kept, not chosen.
  if (body.type_id !== null && body.type_id !== held.type_id && !(await isTransactionType(db, body.type_id))) {
    refuseField('type_id', 'field.choice')
  }
  const evidence_file_id = await replaceEvidence(context, {
    group_id,
    before: held.evidence_file_id,
    file,
    remove: body.remove_evidence,
  })
  const change = { ...facts, note: body.note, type_id: body.type_id, evidence_file_id }
  if (!(await updateEntry(db, held, change, now))) refuseField('reference', 'field.reference.taken')
  const fields = Object.entries(change).flatMap(([name, value]) => (Reflect.get(held, name) === value ? [] : [name]))
  return { group_id, id, fields }
}
