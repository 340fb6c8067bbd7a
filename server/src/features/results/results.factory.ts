import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { DecidedPerson } from '@catchpitch/contract/results/decided-person'
import { canNotify, type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { editionContent } from '@catchpitch/contract/surveys/edition-content'
import type { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { storeResult } from './store-result.ts'

type AnsweredSituation = {
  situation_id: string
  /** In the order in which they were written. */
  statements: readonly { text: string; feeling: number; control: number }[]
  /** Slots, counted from 1, the most important first. */
  ranking: readonly number[]
}

type ResultWishes = {
  /** When the person had answered everything. */
  now: Date
  group_id: string
  survey_id: string
  invite_id: string
  user_id: string
  situations: readonly AnsweredSituation[]
  /** To the short questions, in their order. */
  short_answers?: readonly string[]
  /** Left out: nothing has been decided. */
  status?: ResultStatus | null
  /** Left out: at once. */
  decided_at?: Date
  /** What became of whoever is shortlisted; left out: nothing is noted. */
  outcome?: { hired_on: string; resigned_on: string | null } | undefined
  /** By whom and why; left out: by nobody who is known. */
  decision?: Decision
  /** What is recorded beside the answers. */
  integrity_policy?: IntegrityPolicy
}

type Decision = {
  actor_id: string
  reason: string
  /** Whether the person was told of it, as far as there is something to tell. */
  is_told: boolean
}
type IntegrityPolicy = (typeof integrityPolicy)[keyof typeof integrityPolicy]

const writing_ms = 10 * 60 * 1000
const statement_ms = 45 * 1000

async function readEdition(db: Connection, group_id: string, survey_id: string) {
  const row = await db
    .selectFrom('survey_editions')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .orderBy('edition', 'desc')
    .limit(1)
    .select(['edition', 'content'])
    .executeTakeFirstOrThrow()
  return { edition: row.edition, content: editionContent.parse(row.content) }
}

type Decided = { group_id: string; survey_id: string; id: string; invite_id: string; status: ResultStatus }

/** What is remembered of a decision about one person; there is nothing to take back any more. */
async function noteDecision(db: Connection, decided: Decided, decided_at: Date, decision: Decision): Promise<string> {
  const { group_id, survey_id, id: attempt_id, status } = decided
  const id = newId(decided_at)
  const before: DecidedPerson = {
    attempt_id,
    status: null,
    status_at: null,
    status_change_id: null,
    named: false,
    shortlisted_at: null,
    told_at: null,
  }
  const items = JSON.stringify([before])
  const notify = decision.is_told && canNotify(status)
  const change = { group_id, id, survey_id, status, items, decided_at, undo_until: decided_at, notify }
  await db
    .insertInto('status_changes')
    .values({ ...change, actor_id: decision.actor_id, reason: decision.reason })
    .execute()
  return id
}

/** Long ago, so that there is nothing to take back. */
async function decide(db: Connection, decided: Decided, now: Date, decision?: Decision): Promise<void> {
  const { group_id, id, invite_id, status } = decided
  const status_change_id = decision ? await noteDecision(db, decided, now, decision) : null
  const results = db.updateTable('results').where('group_id', '=', group_id).where('attempt_id', '=', id)
  const told_at = decision?.is_told && canNotify(status) ? now : null
  await results.set({ status, status_at: now, status_change_id, told_at }).execute()
  if (status !== resultStatus.accepted) return
  const { first_name, last_name } = await db
    .updateTable('invites')
    .set({ shortlisted_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', invite_id)
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow()
  await results.set({ name: `${first_name} ${last_name}` }).execute()
}

/**
 * The run of an invited person who has answered everything. What they wrote goes straight into the tables; the result is
 * computed from it by the product's own use case, so that no map ever shows what the method would not.
 */
export async function makeResult(db: Connection, wishes: ResultWishes) {
  const { now, group_id, survey_id, invite_id, user_id, situations } = wishes
  const { edition, content } = await readEdition(db, group_id, survey_id)
  const beganAt = (position: number) => new Date(now.getTime() - (situations.length - position + 1) * writing_ms)
  const id = newId(now)
  await db
    .insertInto('attempts')
    .values({
      group_id,
      id,
      survey_id,
      edition,
      invite_id,
      user_id,
      state: 1,
      step: testStep.done,
      situation_ids: situations.map(({ situation_id }) => situation_id),
      input_method: inputMethod.typing,
      consent_version: content.consent.version,
      consented_at: beganAt(1),
      // Nobody's: it is over.
      writer: Buffer.alloc(32),
      started_at: beganAt(1),
      completed_at: now,
      ...(wishes.integrity_policy && { integrity_policy: wishes.integrity_policy }),
    })
    .execute()
  const topics = situations.map(({ situation_id, statements, ranking }, index) => ({
    group_id,
    attempt_id: id,
    position: index + 1,
    situation_id,
    started_at: beganAt(index + 1),
    deadline_at: beganAt(index + 2),
    closed_at: beganAt(index + 2),
    ranking: [...ranking],
    ranking_revision: 1,
    feelings: statements.map(({ feeling }) => feeling),
    feelings_revision: 1,
    controls: statements.map(({ control }) => control),
    controls_revision: 1,
  }))
  await db.insertInto('topics').values(topics).execute()
  const statements = situations.flatMap((situation, index) =>
    situation.statements.map(({ text }, place) => {
      const at = new Date(beganAt(index + 1).getTime() + (place + 1) * statement_ms)
      return {
        group_id,
        attempt_id: id,
        topic: index + 1,
        slot: place + 1,
        revision: 1,
        input_method: inputMethod.typing,
        text,
        written_at: at,
        saved_at: at,
      }
    }),
  )
  await db.insertInto('statements').values(statements).execute()
  const short_answers = (wishes.short_answers ?? []).map((text, index) => ({
    group_id,
    attempt_id: id,
    position: index + 1,
    revision: 1,
    text,
    saved_at: beganAt(1),
  }))
  if (short_answers.length > 0) await db.insertInto('screening_answers').values(short_answers).execute()
  await storeResult(db, { group_id, id, survey_id, invite_id }, content, topics, now)
  if (wishes.status) {
    const decided = { group_id, survey_id, id, invite_id, status: wishes.status }
    await decide(db, decided, wishes.decided_at ?? now, wishes.decision)
  }
  if (wishes.outcome) {
    const result = db.updateTable('results').where('group_id', '=', group_id).where('attempt_id', '=', id)
    await result.set(wishes.outcome).execute()
  }
  return { id }
}
