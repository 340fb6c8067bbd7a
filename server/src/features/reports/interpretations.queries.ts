import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

/** What staff have written for reports about these dimensions, for companies of every size and of this one. */
export async function readInterpretations(
  db: Connection,
  { dimension_ids, business_size }: { dimension_ids: readonly string[]; business_size: number | null },
  language: Language,
) {
  if (dimension_ids.length === 0) return []
  return db
    .selectFrom('interpretations')
    .where('archived_at', 'is', null)
    .where('dimension_id', 'in', dimension_ids)
    .where((eb) => eb.or([eb('business_size', 'is', null), eb('business_size', '=', business_size)]))
    .orderBy('position')
    .orderBy('id')
    .select((eb) => [
      'id',
      'dimension_id',
      'type',
      'quadrant',
      'control',
      'business_size',
      inLanguage(eb.ref('name'), language).as('name'),
      inLanguage(eb.ref('description'), language).as('description'),
    ])
    .execute()
}

/** What a module can find out, as the catalogue has it today. */
export async function findModuleQueries(db: Connection, module_id: string) {
  return db.selectFrom('modules').where('id', '=', module_id).select('queries').executeTakeFirst()
}

/** What a survey wants to find out, and what it leaves out of its reports. */
export async function findReadBy(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .innerJoin('groups', 'groups.id', 'surveys.group_id')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', id)
    .select((eb) => [
      'surveys.id as survey_id',
      'surveys.edition',
      'surveys.module_id',
      'surveys.query_ids',
      'surveys.left_out_interpretation_ids',
      eb.fn.coalesce('surveys.business_size', 'groups.business_size').as('business_size'),
    ])
    .executeTakeFirstOrThrow()
}

/** Locked: of two people who choose at once, neither undoes what the other did. */
export async function lockLeftOut(db: Connection, group_id: string, id: string): Promise<string[]> {
  const { left_out_interpretation_ids } = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select('left_out_interpretation_ids')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return left_out_interpretation_ids
}

/** Not a change of the survey itself, whose version says what applicants are asked. */
export async function setLeftOut(db: Connection, group_id: string, id: string, ids: string[]): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ left_out_interpretation_ids: ids })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** Which of these ids are interpretations at all. */
export async function countInterpretations(db: Connection, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('interpretations')
    .where('id', 'in', ids)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
