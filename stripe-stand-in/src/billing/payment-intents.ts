import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import type { PaymentIntent } from '../objects.ts'

type NewIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'metadata' | 'description'> & { customer: string }

export function openIntent({ store, now }: Context, wanted: NewIntent): PaymentIntent {
  const id = newId('pi')
  return store.payment_intents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: wanted.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_stand_in`,
    confirmation_method: 'automatic',
    created: now,
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  })
}

export function succeedIntent(context: Context, intent: PaymentIntent, payment_method: string): PaymentIntent {
  const paid = context.store.payment_intents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: newId('ch'),
    payment_method,
    status: 'succeeded',
  })
  emit(context, 'payment_intent.succeeded', paid)
  return paid
}

export function failIntent(context: Context, intent: PaymentIntent): PaymentIntent {
  const failed = context.store.payment_intents.put({
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
    latest_charge: newId('ch'),
    payment_method: null,
    status: 'requires_payment_method',
  })
  emit(context, 'payment_intent.payment_failed', failed)
  return failed
}

export const cancelIntent = ({ store, now }: Context, intent: PaymentIntent): PaymentIntent =>
  store.payment_intents.put({ ...intent, status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice' })
