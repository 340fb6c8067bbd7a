import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type Delivery, deliveryMode } from './delivery.ts'
import type * as objects from './objects.ts'
import type { CheckoutDetails, Confirmation, IdempotentReply, PendingLine } from './rows.ts'

type Rows = {
  products: objects.Product
  prices: objects.Price
  tax_rates: objects.TaxRate
  customers: objects.Customer
  payment_methods: objects.PaymentMethod
  sessions: objects.CheckoutSession
  session_details: CheckoutDetails
  portal_sessions: objects.PortalSession
  confirmations: Confirmation
  subscriptions: objects.Subscription
  pending_lines: PendingLine
  invoices: objects.Invoice
  invoice_payments: objects.InvoicePayment
  payment_intents: objects.PaymentIntent
  events: objects.StripeEvent
  deliveries: Delivery
  replies: IdempotentReply
}

/** Rows are never changed in place: an event keeps its object as it was, and a change that fails is taken back. */
export type Table<Row extends { id: string }> = {
  get(id: string): Row | undefined
  /** In the order in which they were made. */
  all(): Row[]
  put(row: Row): Row
  remove(id: string): void
}

export type Settings = {
  /** How far the clock has been set ahead. */
  offset_ms: number
  webhook: { url: string; secret: string } | null
  deliveries: z.output<typeof deliveryMode>
}

export type Store = { readonly [Name in keyof Rows]: Table<Rows[Name]> } & {
  settings(): Settings
  set(settings: Partial<Settings>): void
  /** Does all of it or, if it throws, nothing of it, and writes the file. */
  change<T>(work: () => T): T
}

/** Written by us, so a look at what it is suffices; a file of something else must not be overwritten. */
const row = <Row>() => z.custom<Row>((value) => z.looseObject({ id: z.string() }).safeParse(value).success)
const rows = <Row>() => z.array(row<Row>()).default([])

const file = z.object({
  stripe_stand_in: z.literal(1),
  settings: z.object({
    offset_ms: z.number().default(0),
    webhook: z.object({ url: z.string(), secret: z.string() }).nullable().default(null),
    deliveries: deliveryMode.default('in-order'),
  }),
  products: rows<objects.Product>(),
  prices: rows<objects.Price>(),
  tax_rates: rows<objects.TaxRate>(),
  customers: rows<objects.Customer>(),
  payment_methods: rows<objects.PaymentMethod>(),
  sessions: rows<objects.CheckoutSession>(),
  session_details: rows<CheckoutDetails>(),
  portal_sessions: rows<objects.PortalSession>(),
  confirmations: rows<Confirmation>(),
  subscriptions: rows<objects.Subscription>(),
  pending_lines: rows<PendingLine>(),
  invoices: rows<objects.Invoice>(),
  invoice_payments: rows<objects.InvoicePayment>(),
  payment_intents: rows<objects.PaymentIntent>(),
  events: rows<objects.StripeEvent>(),
  deliveries: rows<Delivery>(),
  replies: rows<IdempotentReply>(),
})

type File = z.output<typeof file>

const empty: File = file.parse({ stripe_stand_in: 1, settings: {} })

export class StateError extends Error {}

function readState(path: string | null): File {
  if (path === null || !existsSync(path)) return empty
  const text = readFileSync(path, 'utf8')
  try {
    return file.parse(JSON.parse(text))
  } catch {
    throw new StateError(`${path} is no state of the Stripe stand-in. Move it away and start again.`)
  }
}

/** Beside it first: a process that is killed while it writes leaves the last whole file. */
function writeState(path: string, state: object): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}

/** What only looks back is kept for a while: a product that runs for months must not fill the disk. */
const kept = { events: 2000, replies: 1000 }

/** Everything the stand-in knows, in memory, and in a file if one is named. */
export function openStore(path: string | null, onCommit: (events: readonly objects.StripeEvent[]) => void): Store {
  const state = readState(path)
  let settings = state.settings
  /** How to take back each step of the change that is going on; null between changes. */
  let undo: (() => void)[] | null = null
  let isTouched = false
  let new_events: objects.StripeEvent[] = []

  const note = (step: () => void) => {
    if (!undo) throw new Error('The state changes only within change().')
    undo.push(step)
    isTouched = true
  }

  function table<Row extends { id: string }>(first: readonly Row[]): Table<Row> {
    const byId = new Map(first.map((one) => [one.id, one]))
    return {
      get: (id) => byId.get(id),
      all: () => [...byId.values()],
      put(one) {
        const before = byId.get(one.id)
        note(() => (before ? byId.set(one.id, before) : byId.delete(one.id)))
        byId.set(one.id, one)
        return one
      },
      remove(id) {
        const before = byId.get(id)
        if (!before) return
        note(() => byId.set(id, before))
        byId.delete(id)
      },
    }
  }

  const events = table(state.events)
  const tables = {
    products: table(state.products),
    prices: table(state.prices),
    tax_rates: table(state.tax_rates),
    customers: table(state.customers),
    payment_methods: table(state.payment_methods),
    sessions: table(state.sessions),
    session_details: table(state.session_details),
    portal_sessions: table(state.portal_sessions),
    confirmations: table(state.confirmations),
    subscriptions: table(state.subscriptions),
    pending_lines: table(state.pending_lines),
    invoices: table(state.invoices),
    invoice_payments: table(state.invoice_payments),
    payment_intents: table(state.payment_intents),
    deliveries: table(state.deliveries),
    replies: table(state.replies),
    events: {
      ...events,
      put(event: objects.StripeEvent) {
        new_events.push(event)
        return events.put(event)
      },
    },
  }

  function save(): void {
    if (path === null) return
    const kinds = Object.entries(tables).map(([name, { all }]) => [name, all()] as const)
    writeState(path, { stripe_stand_in: 1, settings, ...Object.fromEntries<unknown>(kinds) })
  }

  function forgetOld(): void {
    for (const event of events.all().slice(0, -kept.events)) events.remove(event.id)
    for (const reply of tables.replies.all().slice(0, -kept.replies)) tables.replies.remove(reply.id)
  }

  /** Events first become deliveries, in the same change: what is written down is also what will be sent. */
  function commit(): void {
    const happened = new_events
    new_events = []
    if (happened.length > 0) onCommit(happened)
    forgetOld()
    undo = null
    if (isTouched) save()
    isTouched = false
  }

  return {
    ...tables,
    settings: () => settings,
    set(changes) {
      const before = settings
      note(() => (settings = before))
      settings = { ...settings, ...changes }
    },
    change(work) {
      if (undo) return work()
      const steps: (() => void)[] = []
      undo = steps
      try {
        const result = work()
        commit()
        return result
      } catch (error) {
        for (const step of steps.toReversed()) step()
        undo = null
        isTouched = false
        new_events = []
        throw error
      }
    },
  }
}
