import type { Language } from '@catchpitch/contract/languages'
import { listProducts as endpoint, type Product } from '@catchpitch/contract/plans/plans.endpoints'
import type { Connection } from '#platform/db/database'
import { listOfferedPlans } from './plans.queries.ts'

/** The plans on offer. Parsed, because kinds are numbers in the table and limits an object of any shape. */
export async function listProducts(db: Connection, language: Language): Promise<Product[]> {
  return endpoint.reply.parse(await listOfferedPlans(db, language))
}
