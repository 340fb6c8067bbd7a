import type { BodyOf } from '@catchpitch/contract/endpoint'
import { copiedName } from '@catchpitch/contract/fields/copied-name'
import { limits } from '@catchpitch/contract/limits'
import { situationTexts } from '@catchpitch/contract/situations/situation-form'
import type {
  createSituation as createEndpoint,
  updateSituation as updateEndpoint,
} from '@catchpitch/contract/situations/situations.endpoints'
import { setArchived } from '#platform/catalogue/catalogue-rows.queries'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import { insertSituation, isAsked, isDimensionOffered, lockSituation, rewriteSituation } from './situations.queries.ts'

export async function createSituation({ db, now }: Context, form: BodyOf<typeof createEndpoint>): Promise<string> {
  if (!(await isDimensionOffered(db, form.dimension_id))) return refuseField('dimension_id', 'field.choice')
  const id = newId(now)
  await insertSituation(db, id, form, now)
  return id
}

/** Surveys are asked by their editions, so nobody who is answering sees any of this. */
export async function updateSituation(
  { db, now }: Context,
  id: string,
  { version, ...form }: BodyOf<typeof updateEndpoint>,
): Promise<void> {
  const situation = await lockSituation(db, id)
  if (!situation) return refuse('record.missing')
  if (situation.version !== version) return refuse('record.changed')
  // One that it looks through already stays possible, though nobody else may choose it any more.
  const isKept = form.dimension_id === situation.dimension_id
  if (!isKept && !(await isDimensionOffered(db, form.dimension_id))) return refuseField('dimension_id', 'field.choice')
  await rewriteSituation(db, id, form, now)
}

export async function duplicateSituation({ db, now }: Context, id: string): Promise<string> {
  const situation = await lockSituation(db, id)
  if (!situation) return refuse('record.missing')
  const texts = situationTexts.parse(situation)
  const copy_id = newId(now)
  const name = copiedName(texts.name, limits.situation.name.max)
  await insertSituation(db, copy_id, { ...texts, name, dimension_id: situation.dimension_id }, now)
  return copy_id
}

/**
 * Out of the catalogue; surveys that ask it still find it.
 * Locked before it is asked whether anything asks it: a module that is being saved holds the same row.
 */
export async function removeSituation({ db, now }: Context, id: string): Promise<void> {
  if (!(await lockSituation(db, id))) return refuse('record.missing')
  if (await isAsked(db, id)) return refuse('situation.used')
  await setArchived(db, 'situations', { ids: [id], archived: true }, now)
}
