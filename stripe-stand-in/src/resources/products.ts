import { endpoint } from '../api/endpoint.ts'
import { cleared, flag, mergeMetadata, metadata, text } from '../api/parameters.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Product } from '../objects.ts'
import type { Store } from '../store.ts'

export function findProduct(store: Store, id: string, param = 'id'): Product {
  const product = store.products.get(id)
  if (!product) throw noSuch('product', id, param)
  return product
}

const fields = {
  active: flag().optional(),
  description: cleared(text()).optional(),
  metadata: metadata().optional(),
}

export const productEndpoints = [
  endpoint(
    'POST',
    '/v1/products',
    { ...fields, id: text().optional(), name: text() },
    ({ store, now }, { id = newId('prod'), name, active = true, description = null, metadata: entries }) => {
      if (store.products.get(id)) throw invalidRequest(`Product already exists.`, 'id', 'resource_already_exists')
      return store.products.put({
        id,
        object: 'product',
        active,
        created: now,
        default_price: null,
        description,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: mergeMetadata({}, entries),
        name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: now,
        url: null,
      })
    },
  ),
  endpoint('GET', '/v1/products/:id', {}, ({ store }, _input, id) => findProduct(store, id)),
  endpoint(
    'POST',
    '/v1/products/:id',
    { ...fields, name: text().optional() },
    ({ store, now }, { name, active, description, metadata: entries }, id) => {
      const product = findProduct(store, id)
      return store.products.put({
        ...product,
        name: name ?? product.name,
        active: active ?? product.active,
        description: description === undefined ? product.description : description,
        metadata: mergeMetadata(product.metadata, entries),
        updated: now,
      })
    },
  ),
]
