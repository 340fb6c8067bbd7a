import type { Context } from '../api/endpoint.ts'
import { wholeList } from '../api/lists.ts'
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../objects.ts'
import { periodLine, prorationLine } from './invoice-lines.ts'
import { type Period, periodEnd } from './periods.ts'
import { planOf } from './start-subscription.ts'
import { periodOf } from './update-subscription.ts'

export type ItemChange = { id: string; price?: Price | undefined; quantity?: number | undefined }

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none'

export type PlanChange = {
  items: Subscription['items']
  lines: InvoiceLine[]
  period: Period
  /** Another rhythm begins a period of its own, which is invoiced at once. */
  begins_anew: boolean
}

const changed = (item: SubscriptionItem, { price, quantity }: ItemChange): SubscriptionItem => ({
  ...item,
  ...(price && { price, plan: planOf(price) }),
  quantity: quantity ?? item.quantity,
})

const isSame = (one: SubscriptionItem, other: SubscriptionItem) =>
  one.price.id === other.price.id && one.quantity === other.quantity

const rhythmOf = ({ price: { recurring } }: SubscriptionItem) => `${recurring?.interval_count} ${recurring?.interval}`

/** What a change of plan comes to: pure, so that what is shown before it is what is charged. */
export function planChange(
  context: Context,
  subscription: Subscription,
  wanted: { items: readonly ItemChange[]; behavior: ProrationBehavior; at: number },
): PlanChange {
  const before = subscription.items.data
  const after = before.map((item) => {
    const change = wanted.items.find(({ id }) => id === item.id)
    return change ? changed(item, change) : item
  })
  const period = periodOf(subscription)
  const list = (items: SubscriptionItem[]) => wholeList(subscription.items.url, items)
  const pairs = before.flatMap((item, position) => {
    const next = after[position]
    return next ? [{ item, next }] : []
  })
  if (pairs.every(({ item, next }) => isSame(item, next)) || subscription.status === 'trialing')
    return { items: list(after), lines: [], period, begins_anew: false }

  const isProrated = wanted.behavior !== 'none'
  const credit = (item: SubscriptionItem) =>
    prorationLine(context, subscription, item, { kind: 'unused', at: wanted.at })
  const [first] = after
  if (first && pairs.some(({ item, next }) => rhythmOf(item) !== rhythmOf(next))) {
    const rhythm = first.price.recurring
    const { now } = context
    const anew = { start: now, end: rhythm ? periodEnd(now, rhythm, now) : now }
    const items = after.map((item) => ({
      ...item,
      current_period_start: anew.start,
      current_period_end: anew.end,
    }))
    const credits = isProrated ? before.map(credit) : []
    const lines = [...credits, ...items.map((item) => periodLine(context, subscription, item, anew))]
    return { items: list(items), lines, period: anew, begins_anew: true }
  }
  const lines = pairs
    .filter(({ item, next }) => isProrated && !isSame(item, next))
    .flatMap(({ item, next }) => [
      credit(item),
      prorationLine(context, subscription, next, { kind: 'remaining', at: wanted.at }),
    ])
  return { items: list(after), lines, period, begins_anew: false }
}
