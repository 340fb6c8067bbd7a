import type { Language } from '@catchpitch/contract/languages'
import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import type { SurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { publishSurvey } from './publish-survey.ts'

type Requirement =
  | 'job_position'
  | 'role'
  | 'skills_required'
  | 'supervision_provided'
  | 'goal_type'
  | 'hire_type'
  | 'business_size'
  | 'purpose'
  | 'experience_type'

/** As a survey keeps it: in its own language, whatever becomes of the one that it was copied from. */
type CopiedStrategy = { strategy_id: string; strategy_name: string; strategy_steps: string }

export type SurveyRequirements = Partial<Pick<SurveyForm, Requirement>>

type SurveyWishes = {
  now: Date
  group_id: string
  name?: string
  description?: string
  language?: Language
  shows_names?: boolean
  expires_at?: Date
  /** Of the default catalogue, by its code. Left out: the first. */
  module?: string
  /** What the company wants of the person it hires. Left out: all of it stays open. */
  requirements?: SurveyRequirements
  /** Of its module. Left out: none. */
  query_ids?: string[]
  /** One of the hiring strategies that are offered. Left out: none. */
  strategy?: CopiedStrategy
  screening_questions?: string[]
  /** Left out: by typing alone. */
  expression?: InputMethod[]
  /** Left out: it takes people in. */
  state?: 'draft' | 'live' | 'closed'
}

const month_ms = 30 * 24 * 60 * 60 * 1000

/** A survey of a module with all its situations. It is published by the product's own use case. Needs the catalogue. */
export async function makeSurvey(db: Connection, wishes: SurveyWishes) {
  const { now, group_id, name = 'Barista', state = 'live', expires_at = new Date(now.getTime() + month_ms) } = wishes
  const module = await db
    .selectFrom('modules')
    .$if(wishes.module !== undefined, (query) => query.where('code', '=', wishes.module ?? ''))
    .orderBy('position')
    .limit(1)
    .select(['id', 'kind', 'situation_ids', 'feelings_scale'])
    .executeTakeFirstOrThrow()
  const id = newId(now)
  const { hash_id } = await db
    .insertInto('surveys')
    .values({
      group_id,
      id,
      name,
      description: wishes.description ?? '',
      language: wishes.language ?? 'en',
      ...wishes.requirements,
      ...wishes.strategy,
      ...(wishes.query_ids && { query_ids: wishes.query_ids }),
      shows_names: wishes.shows_names ?? false,
      module_id: module.id,
      module_kind: module.kind,
      situation_ids: module.situation_ids,
      ...(wishes.screening_questions && { screening_questions: wishes.screening_questions }),
      ...(wishes.expression && { expression: wishes.expression }),
      expires_at,
      created_at: now,
      updated_at: now,
    })
    .returning('hash_id')
    .executeTakeFirstOrThrow()
  if (state !== 'draft') await publishSurvey(db, group_id, id, now)
  if (state === 'closed') {
    await db
      .updateTable('surveys')
      .set({ status: surveyStatus.closed })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
  }
  return { id, hash_id, name, situation_ids: module.situation_ids, feelings_scale: module.feelings_scale }
}
