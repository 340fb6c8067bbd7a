import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { listFields, listPage } from '../api/lists.ts'
import { text } from '../api/parameters.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import type { PaymentMethod } from '../objects.ts'
import type { Store } from '../store.ts'

function findPaymentMethod(store: Store, id: string, param = 'id', status = 404): PaymentMethod {
  const method = store.payment_methods.get(id)
  if (!method) throw noSuch('PaymentMethod', id, param, status)
  return method
}

/** A card that belongs to this customer: no other may be paid with. */
export function findOwnPaymentMethod(store: Store, id: string, customer: string, param: string): PaymentMethod {
  const method = findPaymentMethod(store, id, param, 400)
  if (method.customer === customer) return method
  throw invalidRequest(`The customer does not have a payment method with the ID ${id}.`, param, 'resource_missing')
}

const type = z.literal('card').optional()

const cardsOf = (store: Store, customer: string) =>
  store.payment_methods.all().filter((method) => method.customer === customer)

export const paymentMethodEndpoints = [
  endpoint('GET', '/v1/payment_methods/:id', {}, ({ store }, _input, id) => findPaymentMethod(store, id)),
  endpoint('GET', '/v1/payment_methods', { ...listFields, customer: text(), type }, ({ store }, input) =>
    listPage('/v1/payment_methods', cardsOf(store, input.customer), input),
  ),
  endpoint('GET', '/v1/customers/:id/payment_methods', { ...listFields, type }, ({ store }, page, id) => {
    if (!store.customers.get(id)) throw noSuch('customer', id, 'customer')
    return listPage(`/v1/customers/${id}/payment_methods`, cardsOf(store, id), page)
  }),
]
