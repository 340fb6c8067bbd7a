import type { Context } from '../api/endpoint.ts'
import { newId } from '../ids.ts'
import type { InvoiceLine, Price, Subscription, SubscriptionItem, TaxRate } from '../objects.ts'
import type { Period } from './periods.ts'
import { remainingPart } from './proration.ts'
import { taxesOf } from './taxes.ts'

type NewLine = {
  price: Price
  quantity: number
  amount: number
  description: string
  period: Period
  rates: readonly TaxRate[]
  subscription: string | null
  parent: InvoiceLine['parent']
}

function makeLine({ price, quantity, amount, description, period, rates, subscription, parent }: NewLine): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: taxesOf(amount, rates),
  }
}

const nameOf = ({ store }: Context, { product }: Price): string => store.products.get(product)?.name ?? product

/** Its own rates, or else those of the whole subscription. */
const ratesOf = ({ tax_rates }: SubscriptionItem, { default_tax_rates }: Subscription): readonly TaxRate[] =>
  tax_rates && tax_rates.length > 0 ? tax_rates : default_tax_rates

const parentOf = (item: SubscriptionItem, invoice_item: string | null): InvoiceLine['parent'] => ({
  type: 'subscription_item_details',
  invoice_item_details: null,
  subscription_item_details: {
    invoice_item,
    proration: invoice_item !== null,
    proration_details: invoice_item === null ? null : { credited_items: null },
    subscription: item.subscription,
    subscription_item: item.id,
  },
})

/** A whole period of one thing that is subscribed to, or a trial of it, which costs nothing. */
export function periodLine(context: Context, subscription: Subscription, item: SubscriptionItem, period: Period) {
  const { price, quantity } = item
  const isTrial = subscription.status === 'trialing'
  const name = nameOf(context, price)
  return makeLine({
    price,
    quantity,
    amount: isTrial ? 0 : price.unit_amount * quantity,
    description: isTrial ? `Free trial for ${quantity} × ${name}` : `${quantity} × ${name}`,
    period,
    rates: ratesOf(item, subscription),
    subscription: subscription.id,
    parent: parentOf(item, null),
  })
}

const dayOf = (time: number) =>
  new Date(time * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** What is given back for the time that is not used, or is due for the time that is left. */
export function prorationLine(
  context: Context,
  subscription: Subscription,
  item: SubscriptionItem,
  { kind, at }: { kind: 'unused' | 'remaining'; at: number },
) {
  const { price, quantity, current_period_start: start, current_period_end: end } = item
  const part = remainingPart(price.unit_amount * quantity, { start, end }, at)
  return makeLine({
    price,
    quantity,
    // Zero without a sign: "-0" is no amount.
    amount: kind === 'unused' ? 0 - part : part,
    description: `${kind === 'unused' ? 'Unused' : 'Remaining'} time on ${nameOf(context, price)} after ${dayOf(at)}`,
    period: { start: at, end },
    rates: ratesOf(item, subscription),
    subscription: subscription.id,
    parent: parentOf(item, newId('ii')),
  })
}

/** Something that is paid once. */
export function singleLine(context: Context, price: Price, quantity: number, rates: readonly TaxRate[]) {
  return makeLine({
    price,
    quantity,
    amount: price.unit_amount * quantity,
    description: nameOf(context, price),
    period: { start: context.now, end: context.now },
    rates,
    subscription: null,
    parent: {
      type: 'invoice_item_details',
      invoice_item_details: {
        invoice_item: newId('ii'),
        proration: false,
        proration_details: null,
        subscription: null,
      },
      subscription_item_details: null,
    },
  })
}
