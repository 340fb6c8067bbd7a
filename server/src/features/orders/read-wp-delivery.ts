import { createHash } from 'node:crypto'
import { emailKey, isEmail } from '@catchpitch/contract/fields/email'
import { z } from 'zod'
import type { WpOrderRow } from './wp-orders.queries.ts'

const items_kept = 100
const largest_minor = 2_000_000_000

/** A text of the shop, fit to be stored: PostgreSQL takes neither a NUL nor half a character. */
const line = (max: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) =>
      Array.from(String(value ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))
        .slice(0, max)
        .join('')
        .trim(),
    )

const decimal = z
  .union([z.string(), z.number()])
  .transform(Number)
  .pipe(
    z
      .number()
      .min(-largest_minor / 100)
      .max(largest_minor / 100),
  )

/** Times of the shop in UTC are written without a zone. */
const utc = z
  .string()
  .transform((written) => new Date(/Z$|[+-]\d\d:?\d\d$/.test(written) ? written : `${written}Z`))
  .refine((at) => !Number.isNaN(at.getTime()))

const id = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String)

/** What we keep of an order. All else, cards and addresses of the net above all, is left behind with whoever sent it. */
const order = z.object({
  id,
  number: line(50),
  status: line(40),
  currency: z.string().regex(/^[A-Z]{3}$/),
  total: decimal,
  total_tax: decimal.default(0),
  date_created_gmt: utc.nullish(),
  date_modified_gmt: utc.nullish(),
  payment_method: line(60),
  payment_method_title: line(100),
  billing: z.object({
    first_name: line(50),
    last_name: line(50),
    company: line(100),
    email: line(254),
    country: line(2),
  }),
  line_items: z
    .array(
      z.object({
        sku: line(50),
        name: line(200),
        quantity: z.number().default(1),
        total: decimal,
        total_tax: decimal.default(0),
      }),
    )
    .transform((items) => items.slice(0, items_kept)),
})

const deletion = z.object({ id })

/** How far a status leads: of two that were told for the same second the one that leads further counts. */
const ranks: Readonly<Record<string, number>> = {
  'auto-draft': 0,
  'checkout-draft': 0,
  pending: 1,
  'on-hold': 2,
  processing: 3,
  completed: 4,
  failed: 5,
  cancelled: 5,
  refunded: 6,
  trash: 7,
}
const rank_of_others = 2

/** Yen have no cents; rounded, because a shop adds up fractions. */
function minorOf(amount: number, currency: string): number {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return Math.round(amount * 10 ** digits)
}

function rowOf(told: z.output<typeof order>, modified_at: Date): WpOrderRow {
  const { billing, currency, line_items } = told
  const items = line_items.map(({ sku, name, quantity, total, total_tax }) => ({
    sku,
    name,
    quantity: Math.trunc(quantity),
    total_minor: minorOf(total + total_tax, currency),
  }))
  const person = [billing.first_name, billing.last_name].filter(Boolean).join(' ')
  const body = JSON.stringify(told)
  return {
    wp_id: told.id,
    number: told.number || told.id,
    status: told.status,
    total_minor: minorOf(told.total, currency),
    tax_minor: minorOf(told.total_tax, currency),
    currency,
    email_key: isEmail(billing.email) ? emailKey(billing.email) : null,
    name: person || billing.company,
    items: JSON.stringify(items),
    body,
    modified_at,
    rank: ranks[told.status] ?? rank_of_others,
    digest: createHash('sha256').update(body).digest('hex'),
  }
}

/** What a delivery means: an order as it is now, one that is gone, nothing that is ours, or nothing that can be read. */
export type Delivery =
  | { kind: 'order'; row: WpOrderRow }
  | { kind: 'deleted'; wp_id: string }
  | { kind: 'other' }
  | { kind: 'broken' }

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Reads what a shop has sent. The topic stands in a header, which is not signed: it only tells what to look for. */
export function readDelivery(body: string, topic: string): Delivery {
  const sent = parsed(body)
  if (sent === undefined) return { kind: 'broken' }
  if (!topic.startsWith('order.')) return { kind: 'other' }
  if (topic === 'order.deleted') {
    const gone = deletion.safeParse(sent)
    return gone.success ? { kind: 'deleted', wp_id: gone.data.id } : { kind: 'broken' }
  }
  const told = order.safeParse(sent)
  const modified_at = told.data?.date_modified_gmt ?? told.data?.date_created_gmt
  return told.success && modified_at ? { kind: 'order', row: rowOf(told.data, modified_at) } : { kind: 'broken' }
}
