import { changeResultStatus, listRecentDecisions } from '@catchpitch/contract/results/decisions.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company } from '#testing/make'
import { answeredBy, answeredByMany, surveyWithOwner } from '#testing/results'
import { managerOf, memberOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)
const minute_ms = 60_000
const { accepted, rejected, pipeline } = resultStatus

beforeEach(() => test.clock.moveTo(testDay))

type Survey = Awaited<ReturnType<typeof surveyWithOwner>>
type Decision = { status: number; ids: readonly string[]; notify?: boolean; reason?: string }

async function decide({ owner, query, survey_id }: Survey, { ids, ...rest }: Decision): Promise<string> {
  const body = { survey_id, result_ids: ids, ...rest }
  const { data } = await test.call('changeResultStatus', { token: owner.token, query, body })
  test.clock.moveBy(1000)
  return changeResultStatus.reply.parse(data).id
}

const list = (token: string | null, query: Record<string, string>) => test.call('listRecentDecisions', { token, query })

async function recent({ owner, group_id }: Survey, more: { survey_id?: string } = {}) {
  return listRecentDecisions.reply.parse((await list(owner.token, { group_id, ...more })).data)
}

describe('listRecentDecisions', () => {
  it('is for people of the company, and of a survey for those who see it', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, survey_id, query } = survey
    expect(await list(null, query)).toMatchObject({ status: 401 })
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(await list(applicant.token, query)).toMatchObject({ status: 403 })
    expect(await list((await memberOf(test, group_id)).token, query)).toMatchObject({ status: 200, data: [] })
    expect(await list(survey.owner.token, { group_id, survey_id: 'x' })).toMatchObject({
      status: 422,
      error: { survey_id: [expect.any(String)] },
    })
    const other = await company(test.db)
    expect(await list(other.owner.token, { group_id: other.id, survey_id })).toMatchObject({ status: 404 })
    const kitchen = await managerOf(test, group_id, newId(testDay))
    const bar = await managerOf(test, group_id, newId(testDay))
    await moveToDepartment(test, group_id, survey_id, kitchen.department_id)
    const { id } = await answeredBy(test, survey)
    await decide(survey, { status: rejected, ids: [id] })
    expect(await list(bar.token, { group_id, survey_id })).toMatchObject({ status: 404 })
    expect(await list(bar.token, query)).toMatchObject({ status: 200, data: [] })
    expect((await list(kitchen.token, query)).data).toHaveLength(1)
  })

  it('says who decided what about whom, why, and until when it can be taken back, the latest first', async () => {
    const survey = await surveyWithOwner(test)
    const people = await answeredByMany(test, survey, 5)
    const ids = people.map(({ id }) => id)
    const first = await decide(survey, { status: accepted, ids: ids.slice(0, 1), reason: 'Calm with customers' })
    const second = await decide(survey, { status: pipeline, ids: ids.slice(1) })
    const [latest, earlier, ...none] = await recent(survey)
    expect(none).toEqual([])
    expect(latest).toMatchObject({ id: second, status: pipeline, count: 4, reason: '', mails: 'none' })
    expect(latest?.people.map(({ name }) => name)).toEqual([null, null, null])
    expect(earlier).toMatchObject({
      id: first,
      survey: { id: survey.survey_id, name: 'Barista' },
      reason: 'Calm with customers',
      by: 'Aisyah Tan',
      decided_at: testDay.toISOString(),
      people: [{ id: ids[0], code: participantCode(1), name: 'Aisyah Tan' }],
      undo_until: new Date(testDay.getTime() + 10 * minute_ms).toISOString(),
      is_undone: false,
    })
    test.clock.moveBy(10 * minute_ms)
    expect((await recent(survey)).map(({ undo_until }) => undo_until)).toEqual([null, null])
  })

  it('keeps to one survey where that is asked for', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id } = survey
    const { id: survey_id, situation_ids } = await makeSurvey(test.db, { now: testDay, group_id, name: 'Cook' })
    const cook = { ...survey, survey_id, situation_ids }
    await decide(survey, { status: rejected, ids: [(await answeredBy(test, survey)).id] })
    await decide(cook, { status: rejected, ids: [(await answeredBy(test, cook)).id] })
    expect((await recent(survey)).map(({ survey: { name } }) => name)).toEqual(['Cook', 'Barista'])
    expect(await recent(survey, { survey_id })).toHaveLength(1)
  })

  it('tells whether the mails wait, have gone out or were called back', async () => {
    const survey = await surveyWithOwner(test)
    const [one, two] = await answeredByMany(test, survey, 2)
    await decide(survey, { status: accepted, ids: [one?.id ?? ''], notify: true })
    const id = await decide(survey, { status: rejected, ids: [two?.id ?? ''], notify: true })
    expect((await recent(survey)).map(({ mails }) => mails)).toEqual(['waiting', 'waiting'])
    const { owner, query } = survey
    await test.call('undoResultStatus', { token: owner.token, query, body: { id } })
    test.clock.moveBy(11 * minute_ms)
    await mailbox.mailsTo(one?.email ?? '')
    expect(await recent(survey)).toMatchObject([
      { id, mails: 'none', is_undone: true, undo_until: null },
      { mails: 'sent', is_undone: false },
    ])
  })

  it('goes back over the last twenty', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    for (let turn = 0; turn < 11; turn += 1) {
      await decide(survey, { status: rejected, ids: [id] })
      await decide(survey, { status: pipeline, ids: [id] })
    }
    expect(await recent(survey)).toHaveLength(20)
  })
})
