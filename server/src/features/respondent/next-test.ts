import { offeredMethods } from '@catchpitch/contract/respondent/input-method'
import { isBefore, placeAfter, type TestPlace, testStep } from '@catchpitch/contract/respondent/test-step'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { insertInviteEvent, inviteEvent, markCompleted, markStarted } from '#features/invitations/invitations.public'
import { notifyOfAnswer, type Telling } from '#features/notifications/notifications.public'
import { storeResult } from '#features/results/results.public'
import { findEdition, markFirstAnswer } from '#features/surveys/surveys.public'
import type { Connection, Database } from '#platform/db/database'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { updateAttempt } from './attempts.queries.ts'
import { deadlineFrom } from './clock.rules.ts'
import { movePlace, type Place, readPlace } from './place.queries.ts'
import { isStepDone } from './step-done.rules.ts'
import { stepFrom } from './test-state.presenter.ts'
import { readTopics } from './topics.queries.ts'

const inviteOf = ({ group_id, invite_id }: Place) => ({ group_id, id: invite_id })

/** What the first step into the survey brings with it. */
async function begin(db: Connection, place: Place, now: Date): Promise<void> {
  await markStarted(db, inviteOf(place), now)
  await markFirstAnswer(db, place.group_id, place.survey_id, now)
  await insertInviteEvent(db, inviteOf(place), inviteEvent.started, now)
}

/** What the whole survey comes to, once the last step is done. */
async function complete(telling: Telling, place: Place, edition: EditionContent): Promise<void> {
  const { db, now } = telling
  await updateAttempt(db, place, { state: attemptState.completed, completed_at: now })
  await markCompleted(db, inviteOf(place), now)
  await insertInviteEvent(db, inviteOf(place), inviteEvent.completed, now)
  await storeResult(db, place, edition, await readTopics(db, place), now)
  await notifyOfAnswer(telling, 'survey.completed', place)
}

/** The situation that a step begins, with its clock; null if it begins none. */
function openedBy(to: TestPlace, { situation_ids, extra_time }: Place, now: Date) {
  if (to.step !== testStep.writing) return null
  const situation_id = situation_ids[to.topic - 1] ?? refuse('test.incomplete')
  return { situation_id, deadline_at: deadlineFrom(now, extra_time) }
}

type Step = { from: TestPlace; to: TestPlace; opens: ReturnType<typeof openedBy> }

type Caller = { db: Database; now: Date; person: { session: Buffer }; announce: Announce }

/** Whether it happened: another call may have led the person on in the meantime. */
async function move(
  { db, now, announce }: Pick<Caller, 'db' | 'now' | 'announce'>,
  place: Place,
  edition: EditionContent,
  { from, to, opens }: Step,
): Promise<boolean> {
  const closes = from.step === testStep.writing
  const lead = (connection: Connection) =>
    movePlace(connection, place, { from: { ...from, writer: place.writer }, to, closes, opens }, now)
  const isFirst = from.step === testStep.instructions
  const isLast = to.step === testStep.done
  // All the steps between are one statement each, and need no transaction round it.
  if (!isFirst && !isLast) return lead(db)
  return commitThenAnnounce(db, announce, async (tx, heard) => {
    const has_moved = await lead(tx)
    if (has_moved && isFirst) await begin(tx, place, now)
    if (has_moved && isLast) await complete({ db: tx, now, announce: heard }, place, edition)
    return has_moved
  })
}

const present = (place: TestPlace, deadline_at: Date | null, now: Date) => ({
  ...place,
  now: now.toISOString(),
  deadline_at: deadline_at?.toISOString() ?? null,
})

/**
 * Ends the step that the person is in, if nothing in it is missing, and goes on to the next one. Steps can be neither
 * skipped nor repeated: a call for a place that was left already finds the person further on, and is told where.
 */
export async function nextTest(caller: Caller, key: AttemptKey, asked: TestPlace): Promise<ReturnType<typeof present>> {
  const { db, now, person } = caller
  const place = (await readPlace(db, key)) ?? refuse('session.ended')
  if (!place.writer.equals(person.session)) return refuse('test.elsewhere')
  if (place.state === attemptState.declined) return refuse('test.closed')
  const from = { step: stepFrom(place.step), topic: place.topic }
  if (isBefore(from, asked)) return refuse('test.step')
  if (isBefore(asked, from) || from.step === testStep.done) return present(from, place.deadline_at, now)

  const edition = await findEdition(db, place)
  if (!isStepDone(place, edition)) return refuse('test.incomplete')
  const to = placeAfter(from, {
    topics: place.situation_ids.length,
    has_short_questions: edition.screening_questions.length > 0,
    has_input_choice: offeredMethods(edition.expression).length > 1,
  })
  const opens = openedBy(to, place, now)
  const has_moved = await move(caller, place, edition, { from, to, opens })
  if (has_moved && (from.step === testStep.instructions || to.step === testStep.done)) {
    caller.announce({ topic: 'invites', group_id: key.group_id, id: null })
    if (to.step === testStep.done) caller.announce({ topic: 'results', group_id: key.group_id, id: place.survey_id })
  }
  // Whoever was faster has led the person further than what was asked, so this ends.
  return has_moved ? present(to, opens?.deadline_at ?? place.deadline_at, now) : nextTest(caller, key, asked)
}
