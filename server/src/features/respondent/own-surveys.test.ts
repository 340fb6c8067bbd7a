import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { startTest } from '@catchpitch/contract/respondent/respondent.endpoints'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { answerTopic, begin, claimOf, goOn, invited, liveSurvey, respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()
const hour_ms = 60 * 60 * 1000
const day_ms = 24 * hour_ms

const listed = async (token: string) => (await test.call('listOwnSurveys', { token })).data

/** Somebody with an account of their own, who is invited. */
async function applicant(wishes: Parameters<typeof invited>[1] = {}) {
  const me = await person(test.db)
  return { ...me, ...(await invited(test, { ...wishes, user_id: me.id })) }
}

describe('listOwnSurveys', () => {
  it('tells of what every company has sent me, the newest first, and of nobody else’s', async () => {
    const me = await applicant()
    const other = await invited(test, { user_id: me.id })
    await invited(test)
    expect(await listed(me.token)).toMatchObject([
      { id: other.invite_id, name: 'Barista', state: 'to_do', response: null, topics: 3 },
      { id: me.invite_id },
    ])
  })

  it('knows what was sent to my confirmed address before I ever came, and nothing that waits to be sent', async () => {
    const email = 'nurul.own@example.com'
    const sent = await invited(test, { email })
    const waiting = await invited(test, { email: 'waiting.own@example.com' })
    const me = await person(test.db, { email })
    expect(await listed(me.token)).toMatchObject([{ id: sent.invite_id, state: 'to_do' }])
    await test.db
      .updateTable('invites')
      .set({ mail_written_at: null })
      .where('group_id', '=', waiting.group_id)
      .execute()
    const early = await person(test.db, { email: 'waiting.own@example.com' })
    expect(await listed(early.token)).toEqual([])
    const unconfirmed = await person(test.db, { email: 'unconfirmed.own@example.com', verified_at: null })
    await invited(test, { email: 'unconfirmed.own@example.com' })
    expect(await listed(unconfirmed.token)).toEqual([])
  })

  it('says whether it is to do, running, done, declined or expired, and until when', async () => {
    const me = await applicant()
    const after = (days: number) => new Date(testDay.getTime() + days * day_ms).toISOString()
    expect(await listed(me.token)).toMatchObject([{ state: 'to_do', open_until: after(7) }])
    const started = await test.call('startTest', { token: me.token, params: { id: me.invite_id } })
    const token = startTest.reply.parse(started.data).test?.token ?? ''
    await begin(test, token)
    expect(await listed(me.token)).toMatchObject([{ state: 'running', response: 'interested', open_until: after(8) }])
    for (const topic of [1, 2, 3]) await answerTopic(test, token, topic)
    await test.call('compareSituations', { token, body: { revision: 1, ranking: [1, 2, 3] } })
    await goOn(test, token)
    expect(await listed(me.token)).toMatchObject([{ state: 'done', completed_at: testDay.toISOString() }])
  })

  it('calls what is over expired', async () => {
    const me = await applicant({ expires_at: new Date(testDay.getTime() - hour_ms) })
    expect(await listed(me.token)).toMatchObject([{ state: 'expired' }])
  })
})

describe('listOwnGroups', () => {
  it('names each company that has invited me once, and parts my surveys by it', async () => {
    const me = await applicant()
    const other = await invited(test, { user_id: me.id })
    const { id: survey_id } = await liveSurvey(test, other.group_id)
    const again = await invited(test, { user_id: me.id, of: { group_id: other.group_id, survey_id } })
    const stranger = await invited(test)
    expect((await test.call('listOwnGroups', { token: me.token })).data).toMatchObject([
      { id: other.group_id, surveys: 2 },
      { id: me.group_id, surveys: 1 },
    ])
    const of = async (group_id: string) =>
      (await test.call('listOwnSurveys', { token: me.token, query: { group_id } })).data
    expect(await of(other.group_id)).toMatchObject([{ id: again.invite_id }, { id: other.invite_id }])
    expect(await of(me.group_id)).toMatchObject([{ id: me.invite_id }])
    expect(await of(stranger.group_id)).toEqual([])
  })

  it('names nobody to who was never invited', async () => {
    expect((await test.call('listOwnGroups', { token: (await person(test.db)).token })).data).toEqual([])
  })
})

describe('getOwnSurvey', () => {
  it('knows a survey by its invitation and by its test, for its own person alone', async () => {
    const me = await applicant()
    const status = (token: string, id: string) => test.call('getOwnSurvey', { token, params: { id } })
    expect(await status(me.token, me.invite_id)).toMatchObject({ status: 200, data: { state: 'to_do' } })
    const stranger = await person(test.db)
    expect(await status(stranger.token, me.invite_id)).toMatchObject({ status: 404, code: 'record.missing' })
    const taken = await respondent(test)
    expect(await status(taken.token, taken.test_id)).toMatchObject({ status: 200, data: { id: taken.invite_id } })
  })

  it('tells who came by a link of that one survey, and of no other of theirs', async () => {
    const { token, group_id, survey_id, invite_id } = await respondent(test)
    const { user_id } = await test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .where('id', '=', invite_id)
      .select('user_id')
      .executeTakeFirstOrThrow()
    const other = await invited(test, { user_id, no: 2, of: { group_id, survey_id } })
    expect(await test.call('getOwnSurvey', { token, params: { id: other.invite_id } })).toMatchObject({ status: 404 })
  })
})

describe('respondToSurvey', () => {
  it('keeps that somebody is interested, once', async () => {
    const { token, invite_id: id } = await respondent(test)
    const say = (response: string) => test.call('respondToSurvey', { token, params: { id }, body: { response } })
    expect(await say('interested')).toMatchObject({ status: 200, data: { response: 'interested', state: 'to_do' } })
    expect(await say('interested')).toMatchObject({ status: 200 })
    expect(await test.call('getStatements', { token })).toMatchObject({ data: { interested: true, invite_id: id } })
    const wrong = await say('perhaps')
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.error)).toEqual(['response'])
  })

  it('takes who is not interested as having declined', async () => {
    const { token, invite_id: id } = await respondent(test)
    const answer = await test.call('respondToSurvey', { token, params: { id }, body: { response: 'notInterested' } })
    expect(answer).toMatchObject({ status: 200, data: { state: 'declined', response: 'notInterested' } })
  })
})

describe('listDeclineOptions', () => {
  it('offers the reasons that staff have written, in the language of the caller', async () => {
    const options = await test.call('listDeclineOptions', { language: 'zh' })
    expect(options).toMatchObject({ status: 200 })
    expect(options.data).toContainEqual({ code: 'too_far', name: '工作地点太远' })
  })
})

describe('declineSurvey', () => {
  const decline = (token: string, id: string, body: object = {}) =>
    test.call('declineSurvey', { token, params: { id }, body })

  it('ends the invitation with its reason, tells the company, and lets nobody in any more', async () => {
    const { token, owner, group_id, survey_id, invite_id } = await respondent(test)
    const body = { decline_option: 'too_far', reason: 'Two hours each way.' }
    expect(await decline(token, invite_id, body)).toMatchObject({
      status: 200,
      message: 'Survey declined successfully.',
      data: { state: 'declined', response: 'notInterested' },
    })
    const row = await test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .where('id', '=', invite_id)
      .select(['state', 'interest', 'decline_option', 'decline_reason'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      state: inviteState.declined,
      interest: 2,
      decline_option: 'too_far',
      decline_reason: 'Two hours each way.',
    })
    // The reply was lost, so the device says it once more.
    expect(await decline(token, invite_id)).toMatchObject({ status: 200 })
    expect(await test.call('giveConsent', { token, body: { version: 1 } })).toMatchObject({ code: 'test.closed' })
    const next = { token, body: { step: testStep.instructions, topic: 0 } }
    expect(await test.call('nextTest', next)).toMatchObject({ status: 410, code: 'test.closed' })
    const again = await test.call('temporaryLogin', { body: await claimOf(test, group_id, invite_id) })
    expect(again).toMatchObject({ status: 410, message: 'Sorry! This link has expired' })
    const query = { group_id }
    const timeline = await test.call('getInvite', { token: owner.token, params: { id: survey_id, invite_id }, query })
    expect(JSON.stringify(timeline.data)).toContain('"declined"')
    // The company hears of it, once.
    const told = await test.call('listNotifications', { token: owner.token })
    expect(told.data).toMatchObject([
      { kind: 'survey.declined', params: { name: 'Aisyah Tan', survey: { name: 'Barista' } } },
    ])
  })

  it('works without a reason, from the list of one’s own surveys', async () => {
    const me = await applicant()
    expect(await decline(me.token, me.invite_id)).toMatchObject({ status: 200, data: { state: 'declined' } })
    const start = await test.call('startTest', { token: me.token, params: { id: me.invite_id } })
    expect(start).toMatchObject({ status: 410, code: 'test.closed' })
  })

  it.each([
    ['decline_option', { decline_option: 'because' }],
    ['reason', { reason: 'x'.repeat(501) }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const { token, invite_id } = await respondent(test)
    const answer = await decline(token, invite_id, wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('is too late for who has begun, and for what is over; and is nobody else’s to say', async () => {
    const { token, invite_id } = await respondent(test)
    await begin(test, token)
    expect(await decline(token, invite_id)).toMatchObject({ status: 409, code: 'test.begun' })
    const late = await applicant({ expires_at: new Date(testDay.getTime() - hour_ms) })
    expect(await decline(late.token, late.invite_id)).toMatchObject({ status: 410, code: 'test.closed' })
    const stranger = await person(test.db)
    expect(await decline(stranger.token, invite_id)).toMatchObject({ status: 404 })
  })
})
