import { describe, expect, it } from 'vitest'
import { makeSubscription } from '#content/make-subscription'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { makeTeamInvitation } from '#features/teams/team-invitations.factory'
import { useApp } from '#testing/app'
import { colleague, companyWithoutPlan, placeInTeam } from '#testing/make'
import { redeem } from '#testing/respondent'
import { testDay } from '#testing/test-day'

/*
 * The Default plan: 5 surveys, 200 participants, 5 people. What is there stays and goes on; only more is refused.
 */

const test = useApp()

async function onDefault() {
  const { id: group_id, owner } = await companyWithoutPlan(test.db)
  await makeSubscription(test.db, { now: testDay, group_id, status: 'active' })
  const scope = { token: owner.token, query: { group_id } }
  const survey = () => makeSurvey(test.db, { now: testDay, group_id })
  return { group_id, owner, scope, survey }
}

const anOffer = () =>
  test.db.selectFrom('modules').where('archived_at', 'is', null).limit(1).select('id').executeTakeFirstOrThrow()

const somebody = (no: number) => ({
  first_name: 'Siti',
  last_name: 'Rahim',
  email: `siti${no}@example.com`,
  country_code: '+60',
  mobile: '123456789',
})

describe('the surveys of a plan', () => {
  it('can be made until there are as many as it allows; then a larger one is needed, or a place', async () => {
    const { scope, survey } = await onDefault()
    const { id: template_id } = await anOffer()
    const made = [await survey(), await survey(), await survey(), await survey()]
    const store = () => test.call('storeSurvey', { ...scope, body: { template_id, name: 'Fifth' } })
    expect(await store()).toMatchObject({ status: 200 })
    expect(await store()).toMatchObject({
      status: 402,
      code: 'plan.surveys',
      message:
        'Your plan allows 5 surveys, and 5 are made. Please ask for a larger plan, or remove a survey that you no longer need.',
    })
    const params = { id: made[0]?.id ?? '' }
    expect(await test.call('duplicateSurvey', { ...scope, params })).toMatchObject({ code: 'plan.surveys' })
    expect(await test.call('removeSurvey', { ...scope, params })).toMatchObject({ status: 200 })
    expect(await store()).toMatchObject({ status: 200 })
    expect(await test.call('restoreSurvey', { ...scope, params })).toMatchObject({ code: 'plan.surveys' })
  })

  it('are one fewer for two who make the last at once', async () => {
    const { scope, survey } = await onDefault()
    const { id: template_id } = await anOffer()
    for (let made = 0; made < 4; made += 1) await survey()
    const store = () => test.call('storeSurvey', { ...scope, body: { template_id, name: 'Last' } })
    const answers = await Promise.all([store(), store()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 402])
  })
})

describe('the participants of a plan', () => {
  it('can be invited until there are as many as it allows, and an add-on makes room', async () => {
    const { group_id, scope, survey } = await onDefault()
    const { id } = await survey()
    for (let no = 1; no < 200; no += 1) {
      await makeInvite(test.db, { now: testDay, group_id, survey_id: id, no, email: `p${no}@example.com` })
    }
    await test.db
      .updateTable('surveys')
      .set({ last_invite_no: 199 })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    const add = (...people: number[]) =>
      test.call('addParticipants', { ...scope, params: { id }, body: { participants: people.map(somebody) } })
    expect(await add(1, 2)).toMatchObject({
      status: 402,
      code: 'plan.participants',
      message: expect.stringContaining('There is room for 1 more.'),
    })
    expect(await add(1)).toMatchObject({ status: 200 })
    expect(await add(2)).toMatchObject({ code: 'plan.participants' })
    expect(await test.call('openShareLink', { ...scope, params: { id } })).toMatchObject({ code: 'plan.participants' })
    await makeSubscription(test.db, { now: testDay, group_id, sku: 'add-on', status: 'active' })
    expect(await add(2)).toMatchObject({ status: 200 })
  })

  it('are never cut off: who is invited comes in and goes on, however full the plan is', async () => {
    const { group_id, survey } = await onDefault()
    const { id: survey_id } = await survey()
    for (let no = 1; no <= 201; no += 1) {
      await makeInvite(test.db, { now: testDay, group_id, survey_id, no, email: `p${no}@example.com` })
    }
    const { id: invite_id } = await makeInvite(test.db, { now: testDay, group_id, survey_id, no: 202 })
    const { token, state } = await redeem(test, group_id, invite_id)
    expect(state.test_id).not.toBe('')
    expect(await test.call('giveConsent', { token, body: { version: 1 } })).not.toMatchObject({ status: 402 })
  })
})

describe('the people of a plan', () => {
  it('can be invited until all places are taken or promised; a second mail to one of them takes none', async () => {
    const { group_id, scope } = await onDefault()
    await colleague(test.db, group_id, 'member')
    await colleague(test.db, group_id, 'applicant')
    const place = await placeInTeam(test.db, group_id)
    const invite = (email: string) =>
      test.call('inviteColleague', { ...scope, body: { first_name: 'Mei', last_name: 'Chen', email, ...place } })
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      expect(await invite(email)).toMatchObject({ status: 200 })
    }
    expect(await invite('d@example.com')).toMatchObject({ status: 402, code: 'plan.people' })
    expect(await invite('c@example.com')).toMatchObject({ status: 200 })
  })

  it('give no place to an invitation that expired, until it is sent again', async () => {
    const { group_id, scope } = await onDefault()
    const { departments } = await placeInTeam(test.db, group_id)
    const ask = { group_id, department_ids: departments }
    const longAgo = new Date(testDay.getTime() - 10 * 24 * 60 * 60 * 1000)
    const expired = await makeTeamInvitation(test.db, { ...ask, now: longAgo, email: 'late@example.com' })
    const waiting = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
    for (const email of waiting) await makeTeamInvitation(test.db, { ...ask, now: testDay, email })
    const again = { ...scope, params: { id: expired.id } }
    expect(await test.call('resendTeamInvitation', again)).toMatchObject({ status: 402, code: 'plan.people' })
  })
})

describe('getAccount', () => {
  it('tells the same figures as the page about the plan', async () => {
    const { group_id, scope, survey } = await onDefault()
    const { id: survey_id } = await survey()
    await makeInvite(test.db, { now: testDay, group_id, survey_id })
    const usage = {
      surveys: { used: 1, allowed: 5 },
      participants: { used: 1, allowed: 200 },
      people: { used: 1, allowed: 5 },
    }
    expect(await test.call('getAccount', scope)).toMatchObject({ data: { usage } })
    expect(await test.call('getSubscriptionStatus', scope)).toMatchObject({ data: { usage } })
  })
})
