import type { InvoiceLine } from '@catchpitch/contract/invoices/invoice'
import { planKind } from '@catchpitch/contract/plans/plans'

type Order = {
  product_name: string
  starts_at: Date | null
  ends_at: Date | null
  amount_minor: number
  plan_kind: number | null
}

function kindOf({ starts_at, plan_kind }: Order): InvoiceLine['kind'] {
  if (plan_kind === planKind.add_on) return 'add_on'
  return starts_at === null ? 'other' : 'plan'
}

/** The one line of an order that nobody has said more about. */
export const lineOfOrder = (order: Order): InvoiceLine => ({
  kind: kindOf(order),
  title: order.product_name,
  starts_at: order.starts_at?.toISOString() ?? null,
  ends_at: order.ends_at?.toISOString() ?? null,
  amount_minor: order.amount_minor,
})

/** What an invoice is for: the first thing that is sold, not what is taken off for it. */
export function titleOf(lines: readonly InvoiceLine[], product_name: string): string {
  return lines.find(({ kind }) => kind !== 'unused')?.title ?? product_name
}
