import { planPeriod } from '@catchpitch/contract/plans/plans'
import type { Stripe } from 'stripe'
import { billingDetailsOf } from '#features/invoices/invoices.public'
import type { Context } from '#platform/http/context'
import {
  findAccount,
  findCompany,
  findPrice,
  forgetPrice,
  insertPrice,
  type OfferedPlan,
  saveCustomer,
} from './payments.queries.ts'
import { isUnknownThere } from './stripe-answers.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language' | 'installation'> & { stripe: Stripe }

/** What is ours among all that a Stripe account may hold. */
const productOf = (sku: string) => `catchpitch_${sku}`

/** Null where Stripe has none by this name. */
async function known<Thing>(ask: () => Promise<Thing>): Promise<Thing | null> {
  try {
    return await ask()
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}

/** The customer that Stripe knows the company as, with who stands on its bills today. */
export async function ensureCustomer({ db, now, language, stripe }: Asking, group_id: string): Promise<string> {
  const { name } = await findCompany(db, group_id)
  const details = await billingDetailsOf(db, group_id)
  const facts = {
    name: details.name || name,
    ...(details.email && { email: details.email }),
    ...(details.line1 &&
      details.country && {
        address: {
          line1: details.line1,
          line2: details.line2,
          postal_code: details.postcode,
          city: details.city,
          country: details.country,
        },
      }),
    preferred_locales: [language],
    metadata: { group_id },
  }
  const account = await findAccount(db, group_id)
  if (account) {
    const customer = await known(() => stripe.customers.update(account.stripe_customer_id, facts))
    if (customer) return customer.id
  }
  const customer = await stripe.customers.create(facts, {
    // Two presses at once make one customer. A second one is wanted only where the first became unknown.
    idempotencyKey: `customer:${group_id}:${account?.stripe_customer_id ?? 'first'}`,
  })
  await saveCustomer(db, group_id, customer.id, now)
  // Of two presses at once the last one has written; both go on with that.
  return (await findAccount(db, group_id))?.stripe_customer_id ?? customer.id
}

async function ensureProduct(stripe: Stripe, { sku, title }: OfferedPlan): Promise<string> {
  const id = productOf(sku)
  const product = await known(() => stripe.products.retrieve(id))
  if (!product) await stripe.products.create({ id, name: title, metadata: { sku } })
  else if (product.name !== title) await stripe.products.update(id, { name: title })
  return id
}

/** Stripe's price of what a plan costs today. One that a plan had before stays that of whoever subscribed for it. */
export async function ensurePrice({ db, now, stripe }: Asking, plan: OfferedPlan, amount_minor: number) {
  const wanted = { plan_id: plan.id, amount_minor, currency: plan.currency, period: plan.period }
  const found = await findPrice(db, wanted)
  if (found !== undefined) {
    if (await known(() => stripe.prices.retrieve(found))) return found
    await forgetPrice(db, found)
  }
  const product = await ensureProduct(stripe, plan)
  const interval = plan.period === planPeriod.year ? 'year' : 'month'
  const price = await stripe.prices.create({
    product,
    unit_amount: amount_minor,
    currency: plan.currency.toLowerCase(),
    ...(plan.period !== null && { recurring: { interval } }),
    metadata: { sku: plan.sku },
  })
  await insertPrice(db, { ...wanted, stripe_price_id: price.id, created_at: now })
  return price.id
}

/** The tax that Stripe adds to the bills of companies in a country; none where none is due. */
export async function ensureTaxRates({ installation, stripe }: Asking, country: string | null): Promise<string[]> {
  const rate = country === null ? 0 : (installation.tax_rates[country] ?? 0)
  if (country === null || rate === 0) return []
  const percentage = rate / 100
  const rates = await stripe.taxRates.list({ active: true, limit: 100 })
  const found = rates.data.find(
    (one) =>
      one.country === country && one.percentage === percentage && !one.inclusive && one.metadata?.['ours'] === 'yes',
  )
  if (found) return [found.id]
  const made = await stripe.taxRates.create({
    display_name: 'Service tax',
    country,
    percentage,
    inclusive: false,
    metadata: { ours: 'yes' },
  })
  return [made.id]
}

export async function taxCountryOf(db: Context['db'], group_id: string): Promise<string | null> {
  const details = await billingDetailsOf(db, group_id)
  return details.country || (await findCompany(db, group_id)).country
}
