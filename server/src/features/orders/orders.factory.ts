import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

import type { Installation } from '#platform/installation'
import { activateWpOrder } from './activate-wp-order.ts'
import { bookEntry } from './book-entry.ts'
import { readDelivery } from './read-wp-delivery.ts'

type Entry = Parameters<typeof bookEntry>[1]

type EntryWishes = Omit<Entry, 'id' | 'purchased_at' | 'created_at' | 'updated_at'> & {
  now: Date
  installation: Installation
}

/** A completed entry that staff made at this moment, with its invoice or credit note. */
export async function makeEntry(db: Connection, { now, installation, ...entry }: EntryWishes): Promise<{ id: string }> {
  const id = newId(now)
  const row = { ...entry, id, purchased_at: now, created_at: now, updated_at: now }
  if (await bookEntry({ db, now, installation }, row)) return { id }
  throw new Error(`The company has an entry ${entry.reference} already.`)
}

type WpWishes = {
  now: Date
  store?: string
  wp_id?: string
  number?: string
  status?: string
  sku?: string
  /** What the shop calls it. */
  item?: string
  email?: string
  buyer?: { first_name: string; last_name: string; company: string }
  total?: string
  total_tax?: string
  currency?: string
}

/** An order as a shop tells of it, of Default for a month unless it is wished otherwise. */
export function wpOrderBody(wishes: WpWishes) {
  const { now, wp_id = String(now.getTime()), sku = 'default', total = '322.92', total_tax = '23.92' } = wishes
  const written = now.toISOString().slice(0, 19)
  const net = (Number(total) - Number(total_tax)).toFixed(2)
  return {
    id: Number(wp_id),
    number: wishes.number ?? wp_id,
    status: wishes.status ?? 'processing',
    currency: wishes.currency ?? 'MYR',
    total,
    total_tax,
    date_created_gmt: written,
    date_modified_gmt: written,
    payment_method: 'bacs',
    payment_method_title: 'Bank transfer',
    customer_ip_address: '203.0.113.7',
    billing: {
      ...(wishes.buyer ?? { first_name: 'Mei', last_name: 'Chen', company: 'Kopi Corner' }),
      email: wishes.email ?? 'mei@example.com',
      country: 'MY',
      phone: '0123456789',
    },
    meta_data: [{ id: 1, key: '_card_last4', value: '4242' }],
    line_items: [{ id: 1, sku, name: wishes.item ?? 'Default, one month', quantity: 1, total: net, total_tax }],
  }
}

/** Such an order, as it stands here once the shop has told of it. */
export async function makeWpOrder(db: Connection, wishes: WpWishes): Promise<{ id: string }> {
  const id = newId(wishes.now)
  const wp_id = wishes.wp_id ?? String(Number.parseInt(id.slice(-8), 16) + 1)
  const delivery = readDelivery(JSON.stringify(wpOrderBody({ ...wishes, wp_id })), 'order.created')
  if (delivery.kind !== 'order') throw new Error('The factory writes what a shop would not.')
  const arrived = { id, store: wishes.store ?? 'https://shop.example', received_at: wishes.now }
  await db
    .insertInto('wp_orders')
    .values({ ...delivery.row, ...arrived })
    .execute()
  return { id }
}

type Activation = { now: Date; installation: Installation; group_id: string; activated_by: string }

/** Such an order, activated for a company at this moment: it has the plan, the order and the invoice. */
export async function activateOrderOfShop(
  db: Connection,
  id: string,
  { now, installation, group_id, activated_by }: Activation,
): Promise<void> {
  const context = { db, now, language: 'en', installation, person: { id: activated_by } } as const
  await activateWpOrder(context, id, { group_id, plan_id: null, replace: false })
}
