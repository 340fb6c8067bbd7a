import { temporaryLogin as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { testState } from '@catchpitch/contract/respondent/test'
import { expect } from 'vitest'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { invitationAddress } from '#platform/links/invitation-address'
import { findInvitation } from '#platform/links/invitations.queries'
import { type Answer, type TestApp } from './app.ts'
import { readLink } from './mailbox.ts'
import { company } from './make.ts'
import { testSecrets } from './secrets.ts'
import { testDay } from './test-day.ts'

/** What the address of an invitation carries, as the mail would spell it. */
export async function claimOf(test: TestApp, group_id: string, invite_id: string) {
  const invitation = await findInvitation(test.db, group_id, invite_id)
  if (!invitation) throw new Error('There is no such invitation.')
  return readLink(invitationAddress(invitation, testSecrets, 'https://hire.example')).carried
}

/** Presses the button behind the invitation's link. */
export async function redeem(test: TestApp, group_id: string, invite_id: string) {
  const answer = await test.call('temporaryLogin', { body: await claimOf(test, group_id, invite_id) })
  const { token, test: taken } = endpoint.reply.parse(answer.data)
  if (!taken) throw new Error('That was no invitation.')
  return { token, state: taken.state }
}

type Wishes = Omit<Parameters<typeof makeInvite>[1], 'now' | 'group_id' | 'survey_id'>

type Asked = Pick<Parameters<typeof makeSurvey>[1], 'screening_questions' | 'expression' | 'requirements' | 'strategy'>

/** A survey that takes people in. */
export const liveSurvey = (test: TestApp, group_id: string, asked: Asked = {}) =>
  makeSurvey(test.db, { now: test.clock.now(), group_id, ...asked })

/** A person on the list of a company's survey, who has not come yet; of a new survey unless one is named. */
export async function invited(test: TestApp, wishes: Wishes & { of?: { group_id: string; survey_id: string } } = {}) {
  const { of, ...rest } = wishes
  const now = test.clock.now()
  if (of) return { ...of, invite_id: (await makeInvite(test.db, { ...rest, ...of, now })).id }
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id)
  const { id: invite_id } = await makeInvite(test.db, { ...rest, now, group_id, survey_id })
  return { group_id, owner, survey_id, invite_id }
}

/** A person with a survey in front of them: invited, and in. */
export async function respondent(test: TestApp, wishes: Wishes = {}, asked: Asked = {}) {
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id, asked)
  const { invite_id } = await invited(test, { ...wishes, of: { group_id, survey_id } })
  const { token, state } = await redeem(test, group_id, invite_id)
  return { group_id, owner, survey_id, invite_id, token, test_id: state.test_id }
}

export const statement = (slot: number, text = `Statement ${slot}`, revision = 1) => ({
  slot,
  revision,
  input_method: 1,
  text,
  recording_id: null,
  picture_id: null,
  link: null,
  removed: false,
  written_at: testDay.toISOString(),
})

export async function stateOf(test: TestApp, token: string): Promise<TestState> {
  return testState.parse((await test.call('getStatements', { token })).data)
}

async function expectDone(answer: Promise<Answer>): Promise<void> {
  expect(await answer).toMatchObject({ status: 200 })
}

/** Goes on from the place where the person is. */
export async function goOn(test: TestApp, token: string): Promise<Answer> {
  const { step, topic } = await stateOf(test, token)
  return test.call('nextTest', { token, body: { step, topic } })
}

export async function begin(test: TestApp, token: string): Promise<void> {
  await expectDone(test.call('giveConsent', { token, body: { version: 1 } }))
  await expectDone(goOn(test, token))
}

/** Everything of one situation, with `count` statements, up to the end of its last step. */
export async function answerTopic(test: TestApp, token: string, topic: number, count = 8): Promise<void> {
  const slots = Array.from({ length: count }, (_, index) => index + 1)
  const statements = slots.map((slot) => statement(slot))
  await expectDone(test.call('saveStatements', { token, body: { topic, statements } }))
  await expectDone(goOn(test, token))
  await expectDone(test.call('saveImportance', { token, body: { topic, revision: 1, ranking: slots.toReversed() } }))
  await expectDone(goOn(test, token))
  const feelings = slots.map((slot) => (slot % 4) + 1)
  await expectDone(test.call('saveFeelings', { token, body: { topic, revision: 1, feelings } }))
  await expectDone(goOn(test, token))
  const controls = slots.map((slot) => (slot % 3) + 1)
  await expectDone(test.call('saveControl', { token, body: { topic, revision: 1, controls } }))
  await expectDone(goOn(test, token))
}

/** All that is asked in a survey of three situations, from wherever its writing has begun to the end. */
export async function complete(test: TestApp, token: string): Promise<void> {
  for (const topic of [1, 2, 3]) await answerTopic(test, token, topic)
  await expectDone(test.call('compareSituations', { token, body: { revision: 1, ranking: [1, 2, 3] } }))
  await expectDone(goOn(test, token))
}
