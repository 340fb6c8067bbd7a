import { optionLists } from '@catchpitch/contract/options/option-lists'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { defaultOptions } from './default-options.ts'
import { defaultPlans } from './default-plans.ts'

export async function insertMissingOptions(db: Connection, now: Date): Promise<void> {
  const rows = optionLists.flatMap((list) =>
    defaultOptions[list].map(({ code, name, senior = false }, index) => ({
      id: newId(now),
      list,
      code,
      name: JSON.stringify(name),
      senior,
      position: index + 1,
      created_at: now,
      updated_at: now,
    })),
  )
  await db
    .insertInto('options')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['list', 'code']).doNothing())
    .execute()
}

export async function insertMissingPlans(db: Connection, now: Date): Promise<void> {
  const rows = defaultPlans.map(({ title, description, limits, ...plan }, index) => ({
    ...plan,
    id: newId(now),
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    limits: JSON.stringify(limits),
    currency: 'MYR',
    position: index + 1,
    created_at: now,
    updated_at: now,
  }))
  await db
    .insertInto('plans')
    .values(rows)
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .execute()
}
