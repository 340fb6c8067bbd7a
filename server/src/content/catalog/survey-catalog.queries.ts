import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { idsByCode, stamped } from './catalog-ids.queries.ts'
import { defaultConsent } from './default-consent.ts'
import { defaultDimensions } from './default-dimensions.ts'
import { defaultModules } from './default-modules.ts'
import { defaultSituations } from './default-situations.ts'

async function insertMissingDimensions(db: Connection, now: Date): Promise<void> {
  const rows = defaultDimensions.map(({ code, name, description }, index) => ({
    ...stamped(now, index),
    code,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
  }))
  await db
    .insertInto('dimensions')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingSituations(db: Connection, now: Date): Promise<void> {
  const dimensionId = await idsByCode(db, 'dimensions')
  const rows = defaultSituations.map((situation, index) => ({
    ...stamped(now, index),
    code: situation.code,
    dimension_id: dimensionId(situation.dimension),
    name: JSON.stringify(situation.name),
    topic: JSON.stringify(situation.topic),
    text_display: JSON.stringify(situation.text_display),
    sample_statements: JSON.stringify(situation.sample_statements),
    quadrants: JSON.stringify(situation.quadrants),
  }))
  await db
    .insertInto('situations')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingModules(db: Connection, now: Date): Promise<void> {
  const situationId = await idsByCode(db, 'situations')
  const dimensionId = await idsByCode(db, 'dimensions')
  const rows = defaultModules.map((module, index) => ({
    ...stamped(now, index),
    code: module.code,
    kind: module.kind,
    feelings_scale: module.feelings_scale,
    name: JSON.stringify(module.name),
    description: JSON.stringify(module.description),
    instructions: JSON.stringify(module.instructions),
    things_to_remember: JSON.stringify(module.things_to_remember),
    completion_message: JSON.stringify(module.completion_message),
    situation_ids: module.situations.map(situationId),
    queries: JSON.stringify(
      module.queries.map(({ dimension, name }) => ({ id: newId(now), dimension_id: dimensionId(dimension), name })),
    ),
    screening_suggestions: JSON.stringify(module.screening_suggestions),
    published_at: now,
  }))
  await db
    .insertInto('modules')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingConsent(db: Connection, now: Date): Promise<void> {
  const { version, body } = defaultConsent
  await db
    .insertInto('consent_texts')
    .values({ version, body: JSON.stringify(body), published_at: now })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** What surveys are made of, in the order in which one points at the other. */
export async function insertMissingSurveyCatalog(db: Connection, now: Date): Promise<void> {
  await insertMissingConsent(db, now)
  await insertMissingDimensions(db, now)
  await insertMissingSituations(db, now)
  await insertMissingModules(db, now)
}
