import { invalidRequest } from '../errors.ts'
import type { Store } from '../store.ts'
import { wholeList } from './lists.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What an id in a field of this name belongs to. */
const owners: Readonly<Record<string, (store: Store, id: string) => object | undefined>> = {
  customer: (store, id) => store.customers.get(id),
  default_payment_method: (store, id) => store.payment_methods.get(id),
  invoice: (store, id) => store.invoices.get(id),
  latest_invoice: (store, id) => store.invoices.get(id),
  payment_intent: (store, id) => store.payment_intents.get(id),
  payment_method: (store, id) => store.payment_methods.get(id),
  product: (store, id) => store.products.get(id),
  subscription: (store, id) => store.subscriptions.get(id),
}

/** Lists that an object has only when they are asked for. */
function includedList(store: Store, { object, id }: Fields, field: string): unknown {
  if (typeof id !== 'string') return undefined
  if (object === 'invoice' && field === 'payments')
    return wholeList(
      '/v1/invoice_payments',
      store.invoice_payments.all().filter(({ invoice }) => invoice === id),
    )
  if (object === 'checkout.session' && field === 'line_items')
    return wholeList(`/v1/checkout/sessions/${id}/line_items`, store.session_details.get(id)?.lines ?? [])
  return undefined
}

const isList = (value: unknown) => Array.isArray(value) || (isFields(value) && value['object'] === 'list')

function expandPath(store: Store, value: unknown, path: string, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => expandPath(store, one, path, [field, ...rest]))
  const refusal = () => invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
  if (!isFields(value)) throw refusal()
  const owner = owners[field]
  const inner = field in value ? value[field] : includedList(store, value, field)
  const whole = typeof inner === 'string' ? owner?.(store, inner) : inner
  const isNothingYet = owner !== undefined && inner === null
  // What is there anyway needs no expanding: whoever asks for it means something else.
  const isPassed = rest.length > 0 && isFields(whole)
  if (!isNothingYet && !isPassed && !isList(whole) && !(owner && isFields(whole))) throw refusal()
  return { ...value, [field]: expandPath(store, whole ?? null, path, rest) }
}

/** The object with others in the place of their ids, as `expand[]` asks for. */
export function expand(store: Store, object: object, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((grown, path) => {
    const fields = path.split('.')
    if (fields.length > 4) throw invalidRequest('You cannot expand more than 4 levels of a property', 'expand')
    return expandPath(store, grown, path, fields)
  }, object)
}
