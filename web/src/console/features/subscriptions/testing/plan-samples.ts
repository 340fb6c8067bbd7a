import { planKind, planKinds, planPeriod } from '@catchpitch/contract/plans/plans'
import type { ListedInvoice } from '../latest-invoices.tsx'
import type { HeldPlan, PaymentAccount, PlanStatus, Product } from '../own-plan.ts'

const ids = '018f0000-0000-7000-8000-0000000000'

/** What companies of the tests can buy. */
export const defaultPlan: Product = {
  sku: 'default',
  kind: planKind.default,
  title: 'Default',
  description: 'For companies that hire now and then.',
  price_minor: 29_900,
  currency: 'MYR',
  period: planPeriod.month,
  limits: { surveys: 5, participants: 200, people: 5 },
}

export const annual: Product = {
  sku: 'annual',
  kind: planKind.annual,
  title: 'Annual+',
  description: 'For companies that hire all year round.',
  price_minor: 299_000,
  currency: 'MYR',
  period: planPeriod.year,
  limits: { surveys: null, participants: 5000, people: 25 },
}

export const extra: Product = {
  sku: 'add-on',
  kind: planKind.add_on,
  title: 'Add on',
  description: 'More participants.',
  price_minor: 9900,
  currency: 'MYR',
  period: null,
  limits: { surveys: 0, participants: 100, people: 0 },
}

export const custom: Product = {
  sku: 'custom',
  kind: planKind.custom,
  title: 'Custom',
  description: 'As many as you need.',
  price_minor: null,
  currency: 'MYR',
  period: null,
  limits: { surveys: null, participants: null, people: null },
}

const nameOfKind = (kind: Product['kind']) => planKinds.find((name) => planKind[name] === kind) ?? 'default'

type Held = { plan: Product; by: HeldPlan['method'] }

/** From 17 November to 16 December 2029, the last day included. */
export function held({ plan, by }: Held): HeldPlan {
  const { sku, title, kind, price_minor, currency } = plan
  return {
    id: `${ids}10`,
    plan: { sku, title, kind: nameOfKind(kind) },
    state: 'running',
    trial: by === null,
    method: by,
    starts_at: '2029-11-16T16:00:00.000Z',
    ends_at: '2029-12-16T16:00:00.000Z',
    renews: by === 'card',
    cancelled_at_end: false,
    grace_ends_at: null,
    ended_at: null,
    price:
      by === 'card' && price_minor !== null
        ? { minor: price_minor, currency, period: plan.period === planPeriod.year ? 'year' : 'month' }
        : null,
  }
}

const usage = {
  period: { starts_at: '2029-11-16T16:00:00.000Z', ends_at: '2029-12-16T16:00:00.000Z' },
  surveys: { used: 2, allowed: 5 },
  participants: { used: 148, allowed: 300 },
  people: { used: 5, allowed: 5 },
}

const statusOf = (active: HeldPlan) => ({
  active,
  usage,
  add_ons: [],
  coming: [],
  unpaid: [],
  last: null,
  open_payment: null,
})

export const onCard = statusOf(held({ plan: defaultPlan, by: 'card' })) satisfies PlanStatus
export const onTrial = statusOf(held({ plan: defaultPlan, by: null })) satisfies PlanStatus
export const byHand = statusOf(held({ plan: defaultPlan, by: 'online_transfer' })) satisfies PlanStatus
export const noPlan: PlanStatus = {
  ...onCard,
  active: null,
  usage: null,
  last: {
    ...held({ plan: defaultPlan, by: 'online_transfer' }),
    state: 'over',
    starts_at: '2026-09-30T16:00:00.000Z',
    ends_at: '2026-10-31T16:00:00.000Z',
    ended_at: '2026-10-31T16:00:00.000Z',
  },
}

export const account: PaymentAccount = {
  provider: 'stripe',
  is_test: false,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
  has_portal: true,
}

export const invoice: ListedInvoice = {
  id: `${ids}20`,
  number: 'INV-2029-0418',
  kind: 'invoice',
  issued_at: '2029-11-17T01:00:00.000Z',
  total_minor: 32_292,
  tax_minor: 2392,
  currency: 'MYR',
  payment_method: 'card',
  title: 'Default',
}

export const details = {
  name: 'Kopi & Kain Sdn Bhd',
  email: 'finance@kopikain.example',
  line1: '8 Jalan Telawi 3',
  line2: 'Bangsar Baru',
  postcode: '59100',
  city: 'Kuala Lumpur',
  country: 'MY',
  tax_number: 'C 00000000000',
  version: 1,
}
