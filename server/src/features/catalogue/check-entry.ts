import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import type { Language } from '@catchpitch/contract/languages'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { Connection } from '#platform/db/database'
import { refuseField, refuseProblems } from '#platform/refusal'
import type { Row } from './catalog-columns.rules.ts'
import { referencesIn } from './catalog-references.rules.ts'
import { findReferences } from './find-references.ts'

/** What the schema of an entity cannot say: one field that depends on another, by the entity's name. */
const rules: Readonly<Record<string, (form: Row, before: Row | null) => void>> = {
  notices: ({ audience, group_ids, starts_at, ends_at }) => {
    if (audience === 4 && Array.isArray(group_ids) && group_ids.length === 0) refuseField('group_ids', 'field.required')
    if (typeof ends_at === 'string' && String(starts_at) >= ends_at) refuseField('ends_at', 'field.endsBeforeStart')
  },
  options: ({ list, senior }, before) => {
    // What is chosen by its code in one list would be lost in another.
    if (before && before.list !== list) refuseField('list', 'field.list.fixed')
    // Each of these stands for a number that the product reckons with.
    if (!before && (list === 'supervision' || list === 'participant_expiry_type'))
      refuseField('list', 'field.list.closed')
    if (senior === true && list !== 'job_position') refuseField('senior', 'field.senior')
  },
  templates: ({ type, module_id }) => {
    if (type === 0 && module_id === null) refuseField('module_id', 'field.required')
  },
}

const notOffered: FieldMessageKey = 'field.choice'

/** Refuses what cannot be saved. What has been archived since it was chosen may stay, but is not chosen anew. */
export async function checkEntry(
  { db, language }: { db: Connection; language: Language },
  entity: CatalogEntity,
  form: Row,
  before: Row | null,
): Promise<void> {
  rules[entity.name]?.(form, before)
  const references = referencesIn(entity, form)
  const chosenBefore = new Set(before ? referencesIn(entity, before).map(({ value }) => value) : [])
  const found = await findReferences(db, references, language)
  const wrong = references.filter(({ value }) => {
    const named = found.get(value)
    return !named || !(named.offered || chosenBefore.has(value))
  })
  if (wrong.length > 0) refuseProblems(wrong.map(({ field }) => ({ field, key: notOffered, params: {} })))
}
