import { makeOrder } from '#content/make-order'
import { invoiceOrder } from '#features/invoices/invoices.factory'
import type { Connection } from '#platform/db/database'
import { testInstallation } from './installation.ts'

type Wishes = Parameters<typeof makeOrder>[1] &
  Partial<Pick<Parameters<typeof invoiceOrder>[1], 'lines' | 'paid_with' | 'corrects_id'>>

/** An order that was paid at this moment, with its invoice. */
export async function makeInvoice(db: Connection, { lines, paid_with, corrects_id, ...wishes }: Wishes) {
  const { now, group_id } = wishes
  const { id: transaction_id } = await makeOrder(db, wishes)
  const more = { ...(lines && { lines }), ...(paid_with && { paid_with }), ...(corrects_id && { corrects_id }) }
  return {
    transaction_id,
    ...(await invoiceOrder(db, { now, group_id, transaction_id, installation: testInstallation, ...more })),
  }
}
