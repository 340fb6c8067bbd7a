import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import type { PaymentMethod } from '../objects.ts'
import type { TypedCard } from '../rows.ts'

/** What a test card does when somebody types it in. */
type Outcome = 'pays' | 'declined' | 'confirm' | 'fails_later'

export type TestCard = { number: string; outcome: Outcome }

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'pays' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000002500003155', outcome: 'confirm' },
  { number: '4000000000000341', outcome: 'fails_later' },
]

const fails_later = '0341'

export const outcomeOf = ({ number }: TypedCard): Outcome | null =>
  testCards.find((card) => card.number === number)?.outcome ?? null

/** Whether a card that is kept pays when its owner is not there. */
export const paysLater = ({ card }: PaymentMethod) => card.last4 !== fails_later

export const isExpired = ({ card }: PaymentMethod, now: number) => Date.UTC(card.exp_year, card.exp_month) / 1000 <= now

/** Keeps a card for its customer. */
export function attachCard(context: Context, customer: string, typed: TypedCard): PaymentMethod {
  const { store, now } = context
  const owner = store.customers.get(customer)
  const method = store.payment_methods.put({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: owner?.address ?? null,
      email: owner?.email ?? null,
      name: typed.name,
      phone: owner?.phone ?? null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: typed.exp_month,
      exp_year: typed.exp_year,
      fingerprint: `stand_in_${typed.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: typed.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
  emit(context, 'payment_method.attached', method)
  return method
}
