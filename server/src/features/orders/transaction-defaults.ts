import { entryCurrency } from '@catchpitch/contract/orders/transaction-form'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { presentRelated } from './present-transaction.ts'
import { findPayer, listPayments, listRefunds } from './transaction.queries.ts'
import { leftOf } from './transactions.rules.ts'

/** What a new entry of a company begins with. A company that has not said where it is counts as one of our own country. */
export async function transactionDefaults({ db, installation }: Pick<Context, 'db' | 'installation'>, id: string) {
  const payer = (await findPayer(db, id)) ?? refuse('record.missing')
  const payments = await listPayments(db, id)
  const refunds = await listRefunds(
    db,
    id,
    payments.map((payment) => payment.id),
  )
  const country = payer.country ?? installation.seller.country
  return {
    currency: entryCurrency,
    country,
    tax_rate: installation.tax_rates[country] ?? 0,
    refundable: payments.flatMap((payment) => {
      const left = leftOf(
        payment,
        refunds.filter(({ refunds_id }) => refunds_id === payment.id),
      )
      return left.amount_minor > 0 ? [{ ...presentRelated(payment), ...left, currency: payment.currency }] : []
    }),
  }
}
