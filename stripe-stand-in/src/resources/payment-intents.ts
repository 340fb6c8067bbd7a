import { endpoint } from '../api/endpoint.ts'
import { noSuch } from '../errors.ts'

export const paymentIntentEndpoints = [
  endpoint('GET', '/v1/payment_intents/:id', {}, ({ store }, _input, id) => {
    const intent = store.payment_intents.get(id)
    if (!intent) throw noSuch('payment_intent', id, 'intent')
    return intent
  }),
]
