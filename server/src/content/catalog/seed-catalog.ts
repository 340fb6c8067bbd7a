import type { Database } from '#platform/db/database'
import { lockSeeding } from '../seeding-lock.ts'
import { insertMissingOptions, insertMissingPlans } from './catalog.queries.ts'
import { insertMissingTexts } from './offered-texts.queries.ts'
import { insertMissingSurveyCatalog } from './survey-catalog.queries.ts'

/**
 * Adds what the product cannot do without, at every start and in production too: a new release may bring a new option
 * or plan. It only adds what is missing by its code, so that whatever staff have changed or archived stays as it is.
 */
export async function seedCatalog(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSeeding(tx)
    await insertMissingOptions(tx, now)
    await insertMissingPlans(tx, now)
    await insertMissingSurveyCatalog(tx, now)
    await insertMissingTexts(tx, now)
  })
}
