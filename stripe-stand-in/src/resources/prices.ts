import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { listFields, listPage } from '../api/lists.ts'
import { amount, cleared, currency, flag, mergeMetadata, metadata, text, whole } from '../api/parameters.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Price } from '../objects.ts'
import type { Store } from '../store.ts'
import { findProduct } from './products.ts'

export function findPrice(store: Store, id: string, param = 'id', status = 404): Price {
  const price = store.prices.get(id)
  if (!price) throw noSuch('price', id, param, status)
  return price
}

/** At most three years, as at Stripe. */
const longest = { day: 1095, week: 156, month: 36, year: 3 }

const recurring = z
  .strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: whole().pipe(z.number().min(1)).default(1),
  })
  .refine(({ interval, interval_count }) => interval_count <= longest[interval], 'must be three years at most')
  .transform((rhythm) => ({
    ...rhythm,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed' as const,
  }))

function checkLookupKey(store: Store, key: string | null, isTransferred: boolean): void {
  const owner = store.prices.all().find(({ lookup_key, active }) => key !== null && active && lookup_key === key)
  if (!owner) return
  if (!isTransferred)
    throw invalidRequest(
      `A price (\`${owner.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    )
  store.prices.put({ ...owner, lookup_key: null })
}

export const priceEndpoints = [
  endpoint(
    'POST',
    '/v1/prices',
    {
      product: text(),
      unit_amount: amount(),
      currency: currency(),
      recurring: recurring.optional(),
      lookup_key: text().optional(),
      transfer_lookup_key: flag().default(false),
      nickname: text().optional(),
      metadata: metadata().optional(),
      active: flag().default(true),
    },
    ({ store, now }, input) => {
      const { product, unit_amount, lookup_key = null, nickname = null, recurring: rhythm = null } = input
      findProduct(store, product, 'product')
      checkLookupKey(store, lookup_key, input.transfer_lookup_key)
      return store.prices.put({
        id: newId('price'),
        object: 'price',
        active: input.active,
        billing_scheme: 'per_unit',
        created: now,
        currency: input.currency,
        custom_unit_amount: null,
        livemode: false,
        lookup_key,
        metadata: mergeMetadata({}, input.metadata),
        nickname,
        product,
        recurring: rhythm,
        tax_behavior: 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: rhythm ? 'recurring' : 'one_time',
        unit_amount,
        unit_amount_decimal: String(unit_amount),
      })
    },
  ),
  endpoint('GET', '/v1/prices/:id', {}, ({ store }, _input, id) => findPrice(store, id)),
  endpoint(
    'POST',
    '/v1/prices/:id',
    {
      active: flag().optional(),
      nickname: cleared(text()).optional(),
      lookup_key: cleared(text()).optional(),
      transfer_lookup_key: flag().default(false),
      metadata: metadata().optional(),
    },
    ({ store }, { active, nickname, lookup_key, transfer_lookup_key, metadata: entries }, id) => {
      const price = findPrice(store, id)
      if (lookup_key !== undefined && lookup_key !== price.lookup_key)
        checkLookupKey(store, lookup_key, transfer_lookup_key)
      return store.prices.put({
        ...price,
        active: active ?? price.active,
        nickname: nickname === undefined ? price.nickname : nickname,
        lookup_key: lookup_key === undefined ? price.lookup_key : lookup_key,
        metadata: mergeMetadata(price.metadata, entries),
      })
    },
  ),
  endpoint(
    'GET',
    '/v1/prices',
    {
      ...listFields,
      product: text().optional(),
      active: flag().optional(),
      lookup_keys: z.array(text()).max(10).optional(),
    },
    ({ store }, { product, active, lookup_keys, ...page }) =>
      listPage(
        '/v1/prices',
        store.prices
          .all()
          .filter(
            (price) =>
              (product === undefined || price.product === product) &&
              (active === undefined || price.active === active) &&
              (!lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key))),
          ),
        page,
      ),
  ),
]
