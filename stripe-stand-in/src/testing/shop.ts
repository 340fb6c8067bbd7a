import type { Stripe } from 'stripe'
import { pressButton, typeCard } from '../type-card.ts'

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirm: '4000 0025 0000 3155',
  fails_later: '4000 0000 0000 0341',
}

/** A plan by the month and one by the year, a bigger one, something that is paid once, a customer and a tax of 8 %. */
export async function openShop(stripe: Stripe) {
  const product = await stripe.products.create({ id: 'growth', name: 'Growth' })
  const bigger = await stripe.products.create({ name: 'Pro' })
  const price = (of: string, unit_amount: number, interval?: 'month' | 'year') =>
    stripe.prices.create({
      product: of,
      unit_amount,
      currency: 'myr',
      ...(interval && { recurring: { interval } }),
    })
  return {
    monthly: await price(product.id, 29_900, 'month'),
    yearly: await price(product.id, 299_000, 'year'),
    pro: await price(bigger.id, 59_900, 'month'),
    single: await price(product.id, 9900),
    tax: await stripe.taxRates.create({ display_name: 'SST', percentage: 8, inclusive: false, country: 'MY' }),
    customer: await stripe.customers.create({ name: 'Kedai Maju', email: 'owner@kedai.example' }),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export const orderPlan = (stripe: Stripe, shop: Shop, changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: shop.customer.id,
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
    client_reference_id: '7',
    metadata: { group_id: '7' },
    subscription_data: { metadata: { group_id: '7' }, default_tax_rates: [shop.tax.id] },
    allowed_payment_method_types: ['card'],
    success_url: 'https://shop.example/paid?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/plans',
    ...changes,
  })

/** Subscribed to the plan by the month, paid with this card. */
export async function subscribe(
  stripe: Stripe,
  shop: Shop,
  card = cards.pays,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const session = await orderPlan(stripe, shop, changes)
  const reply = await typeCard(session.url ?? '', card)
  if (card === cards.confirm)
    await pressButton(`${new URL(session.url ?? '').origin}${reply.headers.get('location')}`, { answer: 'confirm' })
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  if (subscription === null || typeof subscription === 'string') throw new Error('The order was not paid.')
  return subscription
}
