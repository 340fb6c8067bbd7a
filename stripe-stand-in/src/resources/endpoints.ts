import type { Endpoint } from '../api/endpoint.ts'
import { checkoutSessionEndpoints } from './checkout-sessions.ts'
import { customerEndpoints } from './customers.ts'
import { eventEndpoints } from './events.ts'
import { invoiceEndpoints } from './invoices.ts'
import { paymentIntentEndpoints } from './payment-intents.ts'
import { paymentMethodEndpoints } from './payment-methods.ts'
import { portalSessionEndpoints } from './portal-sessions.ts'
import { priceEndpoints } from './prices.ts'
import { productEndpoints } from './products.ts'
import { subscriptionEndpoints } from './subscriptions.ts'
import { taxRateEndpoints } from './tax-rates.ts'

/** Every call of Stripe's that the stand-in answers. */
export const endpoints: readonly Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...taxRateEndpoints,
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...checkoutSessionEndpoints,
  ...portalSessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentIntentEndpoints,
  ...eventEndpoints,
]
