import type { Texts } from '@catchpitch/contract/languages'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import { makeSurvey } from '#features/surveys/surveys.factory'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

const english = (en: string): Texts => ({ en, zh: '', ms: '' })

const quadrant = (parameter: string) => ({
  parameter: english(parameter),
  much: english('Can change it'),
  some: english('Can change part of it'),
  none: english('Lives with it'),
})

/** A situation as staff send it, in English only; all four quadrants are filled. */
export const situationBody = (dimension_id: string, name = 'A hard day') => ({
  dimension_id,
  name: english(name),
  topic: english(`${name}, and what came of it`),
  text_display: english('Think of such a day. What happened?'),
  sample_statements: english('I asked for help.\nNobody came.'),
  quadrants: ['Carries', 'Weighs', 'Pleases', 'Is put up with'].map(quadrant),
})

type DimensionWishes = { now: Date; name?: string; archived_at?: Date | null }

export async function makeDimension(db: Connection, { now, name = 'Care', archived_at = null }: DimensionWishes) {
  const id = newId(now)
  const texts = JSON.stringify(english(name))
  await db
    .insertInto('dimensions')
    .values({ id, name: texts, description: texts, position: 100, archived_at, created_at: now, updated_at: now })
    .execute()
  return { id, name }
}

type SituationWishes = { now: Date; dimension_id: string; name?: string; position?: number }

export async function makeSituation(db: Connection, { now, dimension_id, name, position = 100 }: SituationWishes) {
  const id = newId(now)
  const body = situationBody(dimension_id, name)
  await db
    .insertInto('situations')
    .values({
      id,
      dimension_id,
      name: JSON.stringify(body.name),
      topic: JSON.stringify(body.topic),
      text_display: JSON.stringify(body.text_display),
      sample_statements: JSON.stringify(body.sample_statements),
      quadrants: JSON.stringify(body.quadrants),
      position,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, name: body.name.en }
}

/** A module as staff send it, in English only, offered to nobody yet. */
export const moduleBody = (situation_ids: readonly string[], name = 'Night shift') => ({
  kind: moduleKind.custom,
  name: english(name),
  description: english('For people who work while others sleep.'),
  feelings_scale: 4,
  instructions: english('Write 8 to 12 statements.'),
  things_to_remember: english('Everything is saved as you go.'),
  completion_message: english('We write to everybody.'),
  situation_ids,
  queries: [],
  screening_suggestions: [],
  published: false,
})

type ModuleWishes = {
  now: Date
  situation_ids: readonly string[]
  name?: string
  position?: number
  published_at?: Date | null
}

export async function makeModule(db: Connection, wishes: ModuleWishes) {
  const { now, situation_ids, position = 100, published_at = null } = wishes
  const id = newId(now)
  const body = moduleBody(situation_ids, wishes.name)
  await db
    .insertInto('modules')
    .values({
      id,
      kind: body.kind,
      feelings_scale: body.feelings_scale,
      name: JSON.stringify(body.name),
      description: JSON.stringify(body.description),
      instructions: JSON.stringify(body.instructions),
      things_to_remember: JSON.stringify(body.things_to_remember),
      situation_ids: [...situation_ids],
      position,
      published_at,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, name: body.name.en }
}

/** A survey of the first module of the catalogue, published. */
export const publishedSurvey = (db: Connection, group_id: string, now: Date) => makeSurvey(db, { now, group_id })
