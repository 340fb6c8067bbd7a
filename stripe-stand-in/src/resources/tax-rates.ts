import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { listFields, listPage } from '../api/lists.ts'
import { cleared, flag, mergeMetadata, metadata, text } from '../api/parameters.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { newId } from '../ids.ts'
import type { TaxRate } from '../objects.ts'
import type { Store } from '../store.ts'

export function findTaxRate(store: Store, id: string, param = 'id'): TaxRate {
  const rate = store.tax_rates.get(id)
  if (!rate) throw noSuch('tax rate', id, param)
  return rate
}

/** At most four decimals, so that a tax is worked out in whole numbers. */
const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be a percentage with at most four decimals')
  .transform(Number)
  .pipe(z.number().max(100))

export const taxRateEndpoints = [
  endpoint(
    'POST',
    '/v1/tax_rates',
    {
      display_name: text(),
      percentage,
      inclusive: flag(),
      active: flag().default(true),
      country: text().optional(),
      description: text().optional(),
      jurisdiction: text().optional(),
      metadata: metadata().optional(),
    },
    ({ store, now }, input) => {
      if (input.inclusive) throw invalidRequest('The stand-in knows only taxes that come on top.', 'inclusive')
      return store.tax_rates.put({
        id: newId('txr'),
        object: 'tax_rate',
        active: input.active,
        country: input.country ?? null,
        created: now,
        description: input.description ?? null,
        display_name: input.display_name,
        effective_percentage: input.percentage,
        flat_amount: null,
        inclusive: false,
        jurisdiction: input.jurisdiction ?? null,
        jurisdiction_level: null,
        livemode: false,
        metadata: mergeMetadata({}, input.metadata),
        percentage: input.percentage,
        rate_type: 'percentage',
        state: null,
        tax_type: null,
      })
    },
  ),
  endpoint('GET', '/v1/tax_rates/:id', {}, ({ store }, _input, id) => findTaxRate(store, id)),
  endpoint(
    'POST',
    '/v1/tax_rates/:id',
    {
      active: flag().optional(),
      display_name: text().optional(),
      description: cleared(text()).optional(),
      metadata: metadata().optional(),
    },
    ({ store }, { active, display_name, description, metadata: entries }, id) => {
      const rate = findTaxRate(store, id)
      return store.tax_rates.put({
        ...rate,
        active: active ?? rate.active,
        display_name: display_name ?? rate.display_name,
        description: description === undefined ? rate.description : description,
        metadata: mergeMetadata(rate.metadata ?? {}, entries),
      })
    },
  ),
  endpoint(
    'GET',
    '/v1/tax_rates',
    { ...listFields, active: flag().optional(), inclusive: flag().optional() },
    ({ store }, { active, inclusive, ...page }) =>
      listPage(
        '/v1/tax_rates',
        store.tax_rates
          .all()
          .filter(
            (rate) =>
              (active === undefined || rate.active === active) &&
              (inclusive === undefined || rate.inclusive === inclusive),
          ),
        page,
      ),
  ),
]
