import { makeDepartment, makeMembership } from '#content/make-company'
import { makeSurvey } from '#features/surveys/surveys.factory'
import type { Connection } from '#platform/db/database'
import { type TestApp } from './app.ts'
import { colleague, company, person } from './make.ts'
import { testDay } from './test-day.ts'

/** A survey of a new company that nobody has been invited to. */
export async function draftSurvey(test: TestApp, wishes: Partial<Parameters<typeof makeSurvey>[1]> = {}) {
  const { id: group_id, owner } = await company(test.db)
  const { id, situation_ids } = await makeSurvey(test.db, { now: testDay, state: 'draft', ...wishes, group_id })
  return { group_id, owner, id, situation_ids }
}

/** A manager of one department, which is made with them. */
export async function managerOf({ db }: TestApp, group_id: string, department: string) {
  const { id: department_id } = await makeDepartment(db, { now: testDay, group_id, name: department })
  const made = await person(db)
  const role = 'manager'
  await makeMembership(db, { now: testDay, group_id, user_id: made.id, role, department_ids: [department_id] })
  return { ...made, department_id }
}

export const memberOf = ({ db }: TestApp, group_id: string) => colleague(db, group_id, 'member')

export const moveToDepartment = ({ db }: TestApp, group_id: string, survey_id: string, department_id: string) =>
  db
    .updateTable('surveys')
    .set({ department_id })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()

/** A survey's public id, by which lists are narrowed. */
export async function hashIdOf(db: Connection, group_id: string, survey_id: string): Promise<string> {
  const { hash_id } = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .select('hash_id')
    .executeTakeFirstOrThrow()
  return hash_id
}
