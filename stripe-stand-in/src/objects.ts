import type { Stripe } from 'stripe'

/**
 * What the stand-in keeps, as Stripe's own types have it: where the API may send another object in place of its id, the id
 * is kept. Decimal numbers are text, as they are on the wire.
 */
type Stored<T, Ids extends keyof T> = Omit<T, Ids> & { [K in Ids]: string | Extract<T[K], null> }

export type Product = Stripe.Product

export type Price = Omit<Stored<Stripe.Price, 'product'>, 'unit_amount_decimal'> & {
  unit_amount: number
  unit_amount_decimal: string
}

export type TaxRate = Stripe.TaxRate

export type PaymentMethod = Stored<Stripe.PaymentMethod, 'customer'> & { card: Stripe.PaymentMethod.Card }

export type Customer = Omit<Stripe.Customer, 'invoice_settings'> & {
  invoice_prefix: string
  next_invoice_sequence: number
  invoice_settings: Stored<Stripe.Customer.InvoiceSettings, 'default_payment_method'>
}

type SessionIds = 'customer' | 'invoice' | 'payment_intent' | 'subscription'
export type CheckoutSession = Omit<Stored<Stripe.Checkout.Session, SessionIds>, 'customer' | 'currency'> & {
  customer: string
  currency: string
  amount_total: number
  amount_subtotal: number
}

/** As a page of Checkout lists it; its price is whole, unlike anywhere else. */
export type CheckoutLine = Omit<Stripe.LineItem, 'price' | 'quantity'> & { price: Price; quantity: number }

export type PortalSession = Stored<Stripe.BillingPortal.Session, 'configuration'>

type StoredPlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string }
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan' | 'quantity'> & {
  price: Price
  plan: StoredPlan
  quantity: number
}

type SubscriptionIds = 'customer' | 'default_payment_method' | 'latest_invoice'
export type Subscription = Omit<Stored<Stripe.Subscription, SubscriptionIds>, 'items' | 'default_tax_rates'> & {
  items: Stripe.ApiList<SubscriptionItem>
  default_tax_rates: TaxRate[]
}

type StoredPricing = Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal' | 'price_details'> & {
  unit_amount_decimal: string
  price_details: { price: string; product: string }
}
export type InvoiceLine = Omit<
  Stored<Stripe.InvoiceLineItem, 'subscription'>,
  'pricing' | 'taxes' | 'quantity_decimal'
> & {
  pricing: StoredPricing
  taxes: Stripe.InvoiceLineItem.Tax[]
  quantity_decimal: string
}

export type Invoice = Omit<Stored<Stripe.Invoice, 'customer'>, 'customer' | 'lines' | 'total_taxes' | 'parent'> & {
  customer: string
  lines: Stripe.ApiList<InvoiceLine>
  total_taxes: Stripe.Invoice.TotalTax[]
  parent: { type: 'subscription_details'; quote_details: null; subscription_details: ParentSubscription } | null
}
type ParentSubscription = Stored<Stripe.Invoice.Parent.SubscriptionDetails, 'subscription'>

export type InvoicePayment = Omit<Stored<Stripe.InvoicePayment, 'invoice'>, 'payment'> & {
  payment: { type: 'payment_intent'; payment_intent: string }
}

export type PaymentIntent = Stored<Stripe.PaymentIntent, 'customer' | 'payment_method'>

/** Only the types that are sent; what each is about is a copy of the object as it was then. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.updated'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_method.attached'

export type StripeEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType
  data: { object: { id: string; object: string }; previous_attributes?: Record<string, unknown> }
}
