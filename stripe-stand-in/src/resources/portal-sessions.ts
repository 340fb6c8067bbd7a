import { endpoint } from '../api/endpoint.ts'
import { locale, text, webAddress } from '../api/parameters.ts'
import { newId } from '../ids.ts'
import { findCustomer } from './customers.ts'

export const portalSessionEndpoints = [
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    { customer: text(), return_url: webAddress().optional(), locale: locale().optional() },
    ({ store, now }, input) => {
      const customer = findCustomer(store, input.customer, 'customer', 400)
      // The address lets whoever knows it change the card, so it cannot be guessed.
      const id = newId('bps')
      return store.portal_sessions.put({
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_stand_in',
        created: now,
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: input.locale ?? null,
        on_behalf_of: null,
        return_url: input.return_url ?? null,
        url: `/portal/${id}`,
      })
    },
  ),
]
