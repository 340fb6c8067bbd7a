import { mailState } from '@catchpitch/contract/mail/mail-state'
import { changeResultStatus as endpoint } from '@catchpitch/contract/results/decisions.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, companyWithoutPlan } from '#testing/make'
import { answeredBy, answeredByMany, surveyWithOwner } from '#testing/results'
import { managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

const { accepted, rejected, pipeline } = resultStatus
const minute_ms = 60_000
const inMinutes = (minutes: number) => new Date(testDay.getTime() + minutes * minute_ms)

beforeEach(() => test.clock.moveTo(testDay))

type Survey = Awaited<ReturnType<typeof surveyWithOwner>>
type Decision = { status: number; ids: readonly string[]; notify?: boolean; reason?: string; token?: string }

const decide = ({ owner, query, survey_id }: Survey, { ids, token = owner.token, ...rest }: Decision) =>
  test.call('changeResultStatus', { token, query, body: { survey_id, result_ids: ids, ...rest } })

/** Decides, and says by what it is taken back. */
async function decided(survey: Survey, decision: Decision) {
  const answer = await decide(survey, decision)
  expect(answer).toMatchObject({ status: 200 })
  return endpoint.reply.parse(answer.data)
}

const undo = ({ owner, query }: Survey, id: string, token = owner.token) =>
  test.call('undoResultStatus', { token, query, body: { id } })

/** What can be seen of everybody, in the order of their ids. */
const rowsOf = ({ group_id, survey_id }: Survey) =>
  test.db
    .selectFrom('results')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'results.group_id').onRef('attempts.id', '=', 'results.attempt_id'),
    )
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'attempts.group_id').onRef('invites.id', '=', 'attempts.invite_id'),
    )
    .where('results.group_id', '=', group_id)
    .where('results.survey_id', '=', survey_id)
    .orderBy('results.no')
    .select([
      'results.no',
      'results.name',
      'results.status',
      'results.status_at',
      'results.status_change_id',
      'invites.shortlisted_at',
    ])
    .execute()

const statusesOf = async (survey: Survey) => (await rowsOf(survey)).map(({ status }) => status)

describe('listResultStatuses', () => {
  it('names the three by number, with their colours, in the language of the caller', async () => {
    const { owner, query } = await surveyWithOwner(test)
    expect((await test.call('listResultStatuses', { token: owner.token, query })).data).toEqual([
      { id: 9, name: 'Shortlisted', action: 'Shortlist', colour: 'turquoise', notifies: true },
      { id: 10, name: 'Rejected', action: 'Reject', colour: 'red', notifies: true },
      { id: 11, name: 'Pipeline', action: 'Pipeline', colour: 'purple', notifies: false },
    ])
    const reader = await colleague(test.db, query.group_id, 'member', { language: 'zh' })
    const chinese = await test.call('listResultStatuses', { token: reader.token, query })
    expect(chinese.data).toMatchObject([{ name: '入围' }, { name: '未录用' }, { name: '待定' }])
  })
})

describe('changeResultStatus', () => {
  it('decides about many at once, and shows whoever is shortlisted by name', async () => {
    const survey = await surveyWithOwner(test)
    const people = await answeredByMany(test, survey, 3)
    const ids = people.slice(0, 2).map(({ id }) => id)
    expect(await decide(survey, { status: accepted, ids, reason: 'Calm with customers' })).toMatchObject({
      status: 200,
      data: { changed: 2, mails: 0, undo_until: inMinutes(10).toISOString() },
    })
    expect(await rowsOf(survey)).toMatchObject([
      { status: accepted, name: 'Aisyah Tan', status_at: testDay, shortlisted_at: testDay },
      { status: accepted, name: 'Aisyah Tan', status_at: testDay, shortlisted_at: testDay },
      { status: null, name: null, shortlisted_at: null },
    ])
    const audit = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', survey.group_id)
      .where('action', '=', 'changeResultStatus')
      .select(['subject', 'subject_id', 'actor_id'])
      .execute()
    expect(new Set(audit.map(({ subject_id }) => subject_id))).toEqual(new Set(ids))
    expect(audit[0]).toMatchObject({ subject: 'result', actor_id: survey.owner.id })
    await decide(survey, { status: rejected, ids: [ids[0] ?? ''] })
    // Who was known by name stays known.
    expect((await rowsOf(survey))[0]).toMatchObject({ status: rejected, name: 'Aisyah Tan', shortlisted_at: testDay })
  })

  it('refuses those who have the status already, by name or code, and decides about nobody', async () => {
    const survey = await surveyWithOwner(test)
    const [one, two, three] = await answeredByMany(test, survey, 3)
    await decided(survey, { status: pipeline, ids: [two?.id ?? '', three?.id ?? ''] })
    expect(await decide(survey, { status: pipeline, ids: [one?.id ?? '', two?.id ?? '', three?.id ?? ''] })).toEqual({
      status: 422,
      code: 'result.decided',
      message: 'Please remove already updated users.',
      error: {
        [`result_ids.${two?.id}`]: [`${participantCode(2)} has this status already.`],
        [`result_ids.${three?.id}`]: [`${participantCode(3)} has this status already.`],
      },
    })
    expect(await statusesOf(survey)).toEqual([null, pipeline, pipeline])
  })

  it('takes somebody who is named twice once', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    expect((await decided(survey, { status: rejected, ids: [id, id] })).changed).toBe(1)
  })

  it('says by field what is missing', async () => {
    const survey = await surveyWithOwner(test)
    const call = (body: Record<string, unknown>) =>
      test.call('changeResultStatus', { token: survey.owner.token, query: survey.query, body })
    const ids = [newId(testDay)]
    const { survey_id } = survey
    expect((await call({ survey_id, result_ids: [], status: 9 })).error).toEqual({
      result_ids: ['Users must be selected.'],
    })
    expect((await call({ survey_id, result_ids: ids, status: 12 })).error).toEqual({
      status: ['An action must be chosen.'],
    })
    expect((await call({ survey_id, result_ids: ids, status: 9, reason: 'x'.repeat(501) })).error).toEqual({
      reason: [expect.any(String)],
    })
    const many = Array.from({ length: 501 }, () => newId(testDay))
    expect((await call({ survey_id, result_ids: many, status: 9 })).error).toEqual({
      result_ids: [expect.any(String)],
    })
  })

  it('knows nobody of another survey or company, and leaves the others as they are', async () => {
    const survey = await surveyWithOwner(test)
    const other = await surveyWithOwner(test)
    const mine = await answeredBy(test, survey)
    const theirs = await answeredBy(test, other)
    const stranger = await company(test.db)
    expect(await decide(survey, { status: accepted, ids: [mine.id, theirs.id] })).toMatchObject({ status: 404 })
    expect(await statusesOf(survey)).toEqual([null])
    expect(await decide(survey, { status: accepted, ids: [mine.id], token: stranger.owner.token })).toMatchObject({
      status: 404,
    })
    expect(
      await test.call('changeResultStatus', {
        token: stranger.owner.token,
        query: { group_id: stranger.id },
        body: { survey_id: survey.survey_id, result_ids: [mine.id], status: 9 },
      }),
    ).toMatchObject({ status: 404 })
  })

  it('is for owners and for managers of the department, not for members, and needs a plan', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    const ours = await managerOf(test, survey.group_id, 'Kitchen')
    const theirs = await managerOf(test, survey.group_id, 'Counter')
    await test.db
      .updateTable('surveys')
      .set({ department_id: ours.department_id })
      .where('group_id', '=', survey.group_id)
      .where('id', '=', survey.survey_id)
      .execute()
    const member = await memberOf(test, survey.group_id)
    const as = (token: string) => decide(survey, { status: pipeline, ids: [id], token })
    expect(await as('')).toMatchObject({ status: 401 })
    expect(await as(member.token)).toMatchObject({ status: 403 })
    expect(await as(theirs.token)).toMatchObject({ status: 404 })
    expect(await as(ours.token)).toMatchObject({ status: 200 })
    const lapsed = await companyWithoutPlan(test.db)
    expect(
      await test.call('changeResultStatus', {
        token: lapsed.owner.token,
        query: { group_id: lapsed.id },
        body: { survey_id: survey.survey_id, result_ids: [id], status: 9 },
      }),
    ).toMatchObject({ status: 402 })
  })

  it('lets one of two who decide at once about the same people wait, and then tells them', async () => {
    const survey = await surveyWithOwner(test)
    const ids = (await answeredByMany(test, survey, 5)).map(({ id }) => id)
    const answers = await Promise.all([
      decide(survey, { status: rejected, ids, notify: true }),
      decide(survey, { status: rejected, ids: ids.toReversed(), notify: true }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    test.clock.moveTo(inMinutes(11))
    const [first] = await mailsOf(survey)
    expect(first).toBe(1)
  })
})

/** How many mails have come to each of the survey's people. */
async function mailsOf({ group_id, survey_id }: Survey) {
  const invites = await test.db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .orderBy('no')
    .select('email')
    .execute()
  const counts: number[] = []
  for (const { email } of invites) counts.push((await mailbox.mailsTo(email)).length)
  return counts
}

describe('the mail of a decision', () => {
  it('waits until it can no longer be taken back, then goes to each in their language', async () => {
    const survey = await surveyWithOwner(test)
    const one = await answeredBy(test, survey, { no: 1, first_name: 'Mei', language: 'zh' })
    const two = await answeredBy(test, survey, { no: 2, first_name: 'Nurul', language: 'ms' })
    expect(await decided(survey, { status: accepted, ids: [one.id, two.id], notify: true })).toMatchObject({ mails: 2 })
    test.clock.moveTo(inMinutes(9.9))
    expect(await mailsOf(survey)).toEqual([0, 0])
    test.clock.moveTo(inMinutes(10))
    const [chinese] = await mailbox.mailsTo(one.email)
    const [malay] = await mailbox.mailsTo(two.email)
    expect(chinese?.text).toMatch(/\p{Script=Han}/u)
    expect(chinese?.text).toContain('Mei')
    expect(malay?.text).toContain('Nurul')
    expect(malay?.subject).not.toBe(chinese?.subject)
  })

  it('has the survey’s own words, and says nothing of the reason', async () => {
    const survey = await surveyWithOwner(test)
    const { id, email } = await answeredBy(test, survey)
    const words = { en: 'Not this time, {{first_name}}', zh: '', ms: '' }
    const body = { en: '<p>Thank you for your evening, {{first_name}}.</p>', zh: '', ms: '' }
    const saved = await test.call('saveEmailTemplates', {
      token: survey.owner.token,
      query: survey.query,
      body: { survey_id: survey.survey_id, rejection_template: { subject: words, body, version: 0 } },
    })
    expect(saved).toMatchObject({ status: 200 })
    await decided(survey, { status: rejected, ids: [id], notify: true, reason: 'Too slow' })
    test.clock.moveTo(inMinutes(10))
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toBe('Not this time, Aisyah')
    expect(mail?.text).toContain('Thank you for your evening, Aisyah.')
    expect(mail?.text).not.toContain('Too slow')
  })

  it.each([
    ['pipeline, which tells nobody anything', { status: pipeline, notify: true }],
    ['a decision that is not to be told', { status: rejected, notify: false }],
  ])('is not sent for %s', async (_, decision) => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    expect((await decided(survey, { ...decision, ids: [id] })).mails).toBe(0)
    test.clock.moveTo(inMinutes(20))
    expect(await mailsOf(survey)).toEqual([0])
  })

  it('of an earlier decision does not go out beside that of a later one', async () => {
    const survey = await surveyWithOwner(test)
    const { id, email } = await answeredBy(test, survey)
    await decided(survey, { status: accepted, ids: [id], notify: true })
    test.clock.moveTo(inMinutes(5))
    await decided(survey, { status: rejected, ids: [id], notify: true })
    test.clock.moveTo(inMinutes(30))
    const mails = await mailbox.mailsTo(email)
    expect(mails).toHaveLength(1)
    const kinds = await test.db
      .selectFrom('mails')
      .where('group_id', '=', survey.group_id)
      .orderBy('created_at')
      .select(['kind', 'state'])
      .execute()
    expect(kinds).toEqual([
      { kind: 'acceptance', state: mailState.declined },
      { kind: 'rejection', state: mailState.completed },
    ])
  })
})

describe('undoResultStatus', () => {
  it('puts back exactly what was there, keeps the mails, and after deciding anew each comes once', async () => {
    const survey = await surveyWithOwner(test)
    const people = await answeredByMany(test, survey, 10)
    const ids = people.map(({ id }) => id)
    await decided(survey, { status: pipeline, ids: ids.slice(0, 4) })
    await decided(survey, { status: rejected, ids: ids.slice(4, 6) })
    const before = await rowsOf(survey)
    test.clock.moveTo(inMinutes(1))
    const { id } = await decided(survey, { status: accepted, ids, notify: true })
    expect(await statusesOf(survey)).toEqual(Array(10).fill(accepted))
    test.clock.moveTo(inMinutes(10))
    expect(await undo(survey, id)).toMatchObject({ status: 200, data: { restored: 10 } })
    expect(await rowsOf(survey)).toEqual(before)
    test.clock.moveTo(inMinutes(30))
    expect(await mailsOf(survey)).toEqual(Array(10).fill(0))

    await decided(survey, { status: accepted, ids, notify: true })
    test.clock.moveTo(inMinutes(41))
    expect(await mailsOf(survey)).toEqual(Array(10).fill(1))
    test.clock.moveTo(inMinutes(60))
    expect(await mailsOf(survey)).toEqual(Array(10).fill(1))
  })

  it('changes nothing more when it is pressed twice', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    const change = await decided(survey, { status: accepted, ids: [id] })
    await undo(survey, change.id)
    await decided(survey, { status: rejected, ids: [id] })
    expect(await undo(survey, change.id)).toMatchObject({ status: 200 })
    expect(await statusesOf(survey)).toEqual([rejected])
  })

  it('is refused once its time is over', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    const change = await decided(survey, { status: accepted, ids: [id] })
    test.clock.moveTo(inMinutes(10))
    expect(await undo(survey, change.id)).toMatchObject({ status: 410, code: 'undo.over' })
    expect(await statusesOf(survey)).toEqual([accepted])
  })

  it('is refused as a whole when somebody has decided anew about one of them, until that is taken back too', async () => {
    const survey = await surveyWithOwner(test)
    const [one, two] = await answeredByMany(test, survey, 2)
    const ids = [one?.id ?? '', two?.id ?? '']
    const first = await decided(survey, { status: accepted, ids, notify: true })
    const second = await decided(survey, { status: rejected, ids: ids.slice(0, 1), notify: true })
    expect(await undo(survey, first.id)).toMatchObject({ status: 409, code: 'undo.later' })
    expect(await statusesOf(survey)).toEqual([rejected, accepted])
    // With the later decision its place is free again for the mail of the first.
    expect(await undo(survey, second.id)).toMatchObject({ status: 200 })
    expect(await statusesOf(survey)).toEqual([accepted, accepted])
    test.clock.moveTo(inMinutes(11))
    expect(await mailsOf(survey)).toEqual([1, 1])
  })

  it('is for those who may decide, about a survey that they see', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    const change = await decided(survey, { status: accepted, ids: [id] })
    const member = await memberOf(test, survey.group_id)
    const stranger = await company(test.db)
    expect(await undo(survey, change.id, '')).toMatchObject({ status: 401 })
    expect(await undo(survey, change.id, member.token)).toMatchObject({ status: 403 })
    expect(
      await test.call('undoResultStatus', {
        token: stranger.owner.token,
        query: { group_id: stranger.id },
        body: { id: change.id },
      }),
    ).toMatchObject({ status: 404 })
    const manager = await colleague(test.db, survey.group_id, 'manager')
    expect(await undo(survey, change.id, manager.token)).toMatchObject({ status: 200 })
  })
})
