import { bind } from '#platform/http/bind'
import { listProducts } from './list-products.ts'

export const plansRoutes = [
  bind('listProducts', async ({ db, language }) => ({ data: await listProducts(db, language) })),
]
