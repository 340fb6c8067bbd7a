import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'

const columns = [
  'group_id',
  'id',
  'survey_id',
  'edition',
  'invite_id',
  'user_id',
  'state',
  'step',
  'topic',
  'situation_ids',
  'input_method',
  'extra_time',
  'allow_paste',
  'integrity_policy',
  'consented_at',
  'writer',
  'credited_ms',
  'compare_ranking',
  'compare_revision',
] as const

const selectAttempt = (db: Connection, { group_id, id }: AttemptKey) =>
  db.selectFrom('attempts').where('group_id', '=', group_id).where('id', '=', id).select(columns)

export async function findAttempt(db: Connection, key: AttemptKey) {
  return selectAttempt(db, key).executeTakeFirst()
}

/** Locked: of two calls that both want to go on, the second finds where the first has led. */
export async function lockAttempt(db: Connection, key: AttemptKey) {
  return selectAttempt(db, key).forUpdate().executeTakeFirst()
}

export type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

const selectAttemptOfInvite = (db: Connection, group_id: string, invite_id: string) =>
  db.selectFrom('attempts').where('group_id', '=', group_id).where('invite_id', '=', invite_id).select(columns)

export async function findAttemptOfInvite(db: Connection, group_id: string, invite_id: string) {
  return selectAttemptOfInvite(db, group_id, invite_id).executeTakeFirst()
}

export async function lockAttemptOfInvite(db: Connection, group_id: string, invite_id: string) {
  return selectAttemptOfInvite(db, group_id, invite_id).forUpdate().executeTakeFirst()
}

type NewAttempt = {
  group_id: string
  id: string
  survey_id: string
  edition: number
  invite_id: string
  user_id: string
  step: number
  situation_ids: string[]
  input_method: number | null
  extra_time: number
  allow_paste: boolean
  integrity_policy: number
  writer: Buffer
}

/** Whether the person has taken a survey before, of whichever company: staff look at who applies in several places. */
async function hasTakenAny(db: Connection, user_id: string): Promise<boolean> {
  const run = await acrossGroups(db)
    .selectFrom('attempts')
    .where('user_id', '=', user_id)
    .where('state', '<>', attemptState.declined)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

export async function insertAttempt(db: Connection, attempt: NewAttempt, now: Date): Promise<void> {
  const is_repeat = await hasTakenAny(db, attempt.user_id)
  await db
    .insertInto('attempts')
    .values({ ...attempt, is_repeat, started_at: now })
    .execute()
}

type Change = Partial<{
  writer: Buffer
  step: number
  topic: number
  state: number
  completed_at: Date
  input_method: number
  consent_version: number
  consented_at: Date
  credited_ms: number
}>

export async function updateAttempt(db: Connection, { group_id, id }: AttemptKey, change: Change): Promise<void> {
  await db.updateTable('attempts').set(change).where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** The newer order of the situations wins, whenever it arrives. */
export async function saveCompareRanking(
  db: Connection,
  { group_id, id }: AttemptKey,
  compare_ranking: number[],
  compare_revision: number,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ compare_ranking, compare_revision })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('compare_revision', '<', compare_revision)
    .execute()
}
