import { addDays, type Day, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { paymentMethod, transactionKind } from '@catchpitch/contract/orders/orders'
import { makeBillingDetails } from '#features/invoices/invoices.factory'
import { activateOrderOfShop, makeEntry, makeWpOrder } from '#features/orders/orders.factory'
import { givePlan } from '#features/subscriptions/subscriptions.factory'
import type { Transaction } from '#platform/db/database'
import type { Installation } from '#platform/installation'
import { makeOrder } from '../make-order.ts'
import { makeSubscription } from '../make-subscription.ts'
import { keepFromMail, transactionTypes } from './demo.queries.ts'

const minute_ms = 60 * 1000

/** The twelfth of the month so many months ago, because every month has one. */
function twelfth(now: Date, months_ago: number): Day {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, month - 1 - months_ago, 12)))
}

const at = (day: Day, hour: number, minute: number) =>
  new Date(startOfDay(day).getTime() + (hour * 60 + minute) * minute_ms)

/**
 * When the demo company tried the product, paid for it by the month, and agreed on its own plan: before it made the oldest
 * of its surveys.
 */
export function demoPlanDays(now: Date) {
  const first = twelfth(now, 7)
  const custom = twelfth(now, 5)
  return { trial: addDays(first, -14), first, renewed: twelfth(now, 6), custom, custom_last: addDays(custom, 364) }
}

const shop = { store: 'https://shop.catchpitch.example' }
const month = { amount_minor: 299_00, tax_minor: 23_92 }

type Paying = {
  tx: Transaction
  installation: Installation
  group_id: string
  /** Who enters what was paid. */
  staff_id: string
  owner_email: string
}

/** The trial and two months of Default paid by transfer. In between a card was declined, and an add-on came from the shop. */
async function seedMonths({ tx, installation, group_id, staff_id, owner_email }: Paying, now: Date): Promise<void> {
  const { trial, first, renewed, custom } = demoPlanDays(now)
  const types = await transactionTypes(tx)
  const given = { installation, group_id, given_by: staff_id }
  const paid = { ...month, sku: 'default', reference: 'MBB-20417735' }
  await makeSubscription(tx, { now: at(trial, 10, 5), group_id })
  await givePlan(tx, {
    ...given,
    ...paid,
    now: at(first, 10, 5),
    starts_on: first,
    type_id: types('subscription'),
  })
  await makeOrder(tx, {
    now: at(addDays(renewed, -2), 9, 12),
    group_id,
    product_name: 'Default',
    period: { starts_at: startOfDay(renewed), ends_at: startOfDay(custom) },
    status: 'failed',
    reference: 'in_demo_declined',
  })
  await givePlan(tx, {
    ...given,
    ...paid,
    now: at(addDays(renewed, -1), 15, 40),
    starts_on: renewed,
    reference: 'MBB-20588102',
    type_id: types('renewal'),
  })
  const bought = at(addDays(renewed, 8), 11, 26)
  const add_on = { sku: 'add-on', item: 'Add on, 100 participants', total: '106.92', total_tax: '7.92' }
  const buyer = { first_name: 'Nurul', last_name: 'Hassan', company: 'Kopi & Kain Sdn Bhd' }
  const order = await makeWpOrder(tx, { ...shop, ...add_on, now: bought, wp_id: '1043', buyer, email: owner_email })
  await activateOrderOfShop(tx, order.id, {
    now: new Date(bought.getTime() + 95 * minute_ms),
    installation,
    group_id,
    activated_by: staff_id,
  })
}

/**
 * The plan of today, whose limits nobody meets while trying things out: agreed on, and paid for a year. And a workshop of
 * which a part was given back.
 */
async function seedYear({ tx, installation, group_id, staff_id }: Paying, now: Date): Promise<void> {
  const { custom, custom_last } = demoPlanDays(now)
  const types = await transactionTypes(tx)
  await givePlan(tx, {
    now: at(addDays(custom, -2), 16, 30),
    installation,
    group_id,
    given_by: staff_id,
    sku: 'custom',
    starts_on: custom,
    ends_on: custom_last,
    amount_minor: 1800_00,
    tax_minor: 144_00,
    reference: 'MBB-20731960',
    type_id: types('upgrade'),
  })
  const entered = {
    installation,
    group_id,
    product_name: 'Onboarding workshop',
    currency: 'MYR',
    method: paymentMethod.online_transfer,
    status: 1,
    entered_by: staff_id,
  }
  const workshop = await makeEntry(tx, {
    ...entered,
    now: at(addDays(custom, 16), 14, 15),
    kind: transactionKind.service,
    type_id: types('service'),
    amount_minor: 450_00,
    tax_minor: 36_00,
    reference: 'MBB-20846213',
    note: 'Half a day in Shah Alam, for the owner and the heads of the shops.',
  })
  await makeEntry(tx, {
    ...entered,
    now: at(addDays(custom, 23), 11, 50),
    kind: transactionKind.refund,
    refunds_id: workshop.id,
    type_id: types('refund'),
    amount_minor: -150_00,
    tax_minor: -12_00,
    reference: 'RF-0031',
    note: 'The workshop was an hour shorter than agreed.',
  })
}

/** What else the shop has told of: an order that staff have yet to activate, and one that was cancelled there. */
async function seedShopOrders(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now)
  const yearly = { sku: 'annual', item: 'Annual+, one year', total: '3229.20', total_tax: '239.20' }
  await makeWpOrder(tx, {
    ...shop,
    ...yearly,
    now: at(addDays(today, -6), 20, 8),
    wp_id: '1187',
    status: 'cancelled',
    buyer: { first_name: 'Wei Han', last_name: 'Chong', company: 'Rumah Roti Sdn Bhd' },
    email: 'weihan@rumahroti.example',
  })
  await makeWpOrder(tx, {
    ...shop,
    now: at(addDays(today, -1), 12, 44),
    wp_id: '1192',
    buyer: { first_name: 'Melati', last_name: 'Yusof', company: 'Butik Seri Melati' },
    email: 'melati@butikserimelati.example',
  })
}

/**
 * What the demo company has paid so far, and what our shop has sold. It comes about by the rules that staff's own entries
 * go by, one after the other, so that numbers, invoices and periods are as they would be.
 */
export async function seedPayments(paying: Paying, now: Date): Promise<void> {
  const { tx, group_id } = paying
  await makeBillingDetails(tx, {
    now: at(demoPlanDays(now).first, 9, 50),
    group_id,
    name: 'Kopi & Kain Sdn Bhd',
    email: 'accounts@kopikain.example',
    line1: '12 Jalan Pelukis U1/46',
    line2: 'Temasya Industrial Park',
    postcode: '40150',
    city: 'Shah Alam',
    country: 'MY',
    tax_number: 'W10-2008-32000417',
  })
  await seedMonths(paying, now)
  await seedYear(paying, now)
  await seedShopOrders(tx, now)
  await keepFromMail(tx, group_id)
}
