import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { makeResult } from '#features/results/results.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { invited } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

let token: string
let group: { id: string; name: string }
let survey: Awaited<ReturnType<typeof makeSurvey>>
let accepted: { id: string }

const statements = Array.from({ length: 8 }, (_, index) => ({ text: `Statement ${index}`, feeling: 3, control: 1 }))

/** A survey with two people: Aisyah has not come yet, Wei has completed it and was accepted. */
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
  group = await company(test.db)
  survey = await makeSurvey(test.db, {
    now: testDay,
    group_id: group.id,
    description: 'For the new shop',
    screening_questions: ['When can you start?', 'Do you work nights?'],
  })
  const of = { group_id: group.id, survey_id: survey.id }
  await invited(test, { of, no: 1 })
  const { id: user_id } = await makePerson(test.db, { now: testDay, first_name: 'Wei', last_name: 'Lim' })
  const { invite_id } = await invited(test, {
    of,
    no: 2,
    user_id,
    first_name: 'Wei',
    last_name: 'Lim',
    reached: { state: inviteState.completed, started_at: testDay, completed_at: testDay },
  })
  const situations = survey.situation_ids.map((situation_id) => ({
    situation_id,
    statements,
    ranking: [1, 2, 3, 4, 5, 6, 7, 8],
  }))
  accepted = await makeResult(test.db, {
    ...of,
    now: testDay,
    invite_id,
    user_id,
    situations,
    status: resultStatus.accepted,
  })
})

const views = [
  'getGroupSurveyOverview',
  'getGroupSurveyPurpose',
  'listGroupSurveyInvites',
  'listGroupSurveyResults',
  'getGroupSurveyPipeline',
  'listGroupSurveyScreening',
  'listGroupSurveyQuestions',
] as const

const view = (name: (typeof views)[number], query: Record<string, string> = {}) =>
  test.call(name, { token, params: { id: group.id, survey_id: survey.id }, query })

const wei = () => ({
  id: accepted.id,
  code: participantCode(2),
  // Shortlisted, and so seen by name.
  name: 'Wei Lim',
  status: resultStatus.accepted,
  completed_at: testDay.toISOString(),
  situations: survey.situation_ids.length,
})

const standings = { accepted: 1, rejected: 0, pipeline: 0, undecided: 0 }

describe.each(views)('%s', (name) => {
  it("does not know another company's survey, nor one that is not there or was removed", async () => {
    const { id: other } = await company(test.db)
    const removed = await makeSurvey(test.db, { now: testDay, group_id: group.id })
    await test.db
      .updateTable('surveys')
      .set({ removed_at: testDay })
      .where('group_id', '=', group.id)
      .where('id', '=', removed.id)
      .execute()
    for (const params of [
      { id: other, survey_id: survey.id },
      { id: group.id, survey_id: newId(testDay) },
      { id: group.id, survey_id: removed.id },
    ]) {
      expect(await test.call(name, { token, params })).toMatchObject({ status: 404, code: 'record.missing' })
    }
  })
})

describe('listGroupSurveys', () => {
  const list = (id: string) => test.call('listGroupSurveys', { token, params: { id } })

  it("shows a company's surveys and no other's, with how far their people have come", async () => {
    await makeSurvey(test.db, { now: testDay, group_id: (await company(test.db)).id })
    expect(await list(group.id)).toMatchObject({
      status: 200,
      data: [{ id: survey.id, name: 'Barista', participants: { invited: 2, started: 1, completed: 1 } }],
      pagination: { total: 1 },
    })
  })

  it('does not know a company that is not there', async () => {
    expect(await list(newId(testDay))).toMatchObject({ status: 404, code: 'record.missing' })
  })
})

describe('getGroupSurveyOverview', () => {
  it('tells how the survey stands', async () => {
    expect(await view('getGroupSurveyOverview')).toMatchObject({
      status: 200,
      data: {
        id: survey.id,
        name: 'Barista',
        group: { id: group.id, name: group.name },
        shows_names: false,
        published_at: testDay.toISOString(),
        participants: { invited: 2, started: 1, completed: 1 },
        invites: { queued: 1, sent: 0, started: 0, completed: 1, expired: 0 },
        results: standings,
      },
    })
  })
})

describe('getGroupSurveyPurpose', () => {
  it('tells what the survey is for', async () => {
    expect(await view('getGroupSurveyPurpose')).toMatchObject({
      status: 200,
      data: {
        description: 'For the new shop',
        language: 'en',
        module: { name: expect.any(String), kind: expect.any(Number) },
        expression: [1],
      },
    })
  })
})

describe('listGroupSurveyInvites', () => {
  it('names who was invited, without the code that stands for them among the results', async () => {
    const { status, data } = await view('listGroupSurveyInvites')
    expect({ status, data }).toMatchObject({
      status: 200,
      data: [
        { full_name: 'Aisyah Tan', state: inviteState.queued, completed_at: null },
        { full_name: 'Wei Lim', state: inviteState.completed, completed_at: testDay.toISOString() },
      ],
    })
    expect(JSON.stringify(data)).not.toMatch(/"(no|code)"/)
    expect(JSON.stringify(data)).not.toContain(accepted.id)
  })

  it('narrows by state and finds by name', async () => {
    const one = { data: [{ full_name: 'Wei Lim' }], pagination: { total: 1 } }
    expect(await view('listGroupSurveyInvites', { filter: `state:${inviteState.completed}` })).toMatchObject(one)
    expect(await view('listGroupSurveyInvites', { keyword: 'wei' })).toMatchObject(one)
  })
})

describe('listGroupSurveyResults', () => {
  it('shows whoever is shortlisted by name, and narrows by what was decided', async () => {
    expect(await view('listGroupSurveyResults')).toMatchObject({ status: 200, data: [wei()] })
    const of = (status: number) => view('listGroupSurveyResults', { filter: `status:${status}` })
    expect((await of(resultStatus.accepted)).data).toEqual([wei()])
    expect((await of(resultStatus.rejected)).data).toEqual([])
    expect(await of(1)).toMatchObject({ status: 422, error: { filter: [expect.any(String)] } })
  })
})

describe('getGroupSurveyPipeline', () => {
  it('counts who stands where, and shows the latest of each', async () => {
    expect(await view('getGroupSurveyPipeline')).toMatchObject({
      status: 200,
      data: { counts: standings, latest: { accepted: [wei()], rejected: [], pipeline: [], undecided: [] } },
    })
  })
})

describe('listGroupSurveyScreening', () => {
  it('shows the short questions in their order, and nothing of what people answered', async () => {
    expect(await view('listGroupSurveyScreening')).toMatchObject({
      status: 200,
      data: [
        { position: 1, text: 'When can you start?' },
        { position: 2, text: 'Do you work nights?' },
      ],
    })
  })
})

describe('listGroupSurveyQuestions', () => {
  const asked = (ids: readonly string[]) =>
    ids.map((id, index) => ({
      id,
      position: index + 1,
      name: expect.stringMatching(/./),
      topic: expect.stringMatching(/./),
      text: expect.stringMatching(/./),
      dimension: expect.stringMatching(/./),
      parameters: Array.from({ length: 4 }, () => expect.stringMatching(/./)),
    }))

  it('shows the situations in their order', async () => {
    expect(survey.situation_ids).not.toEqual([])
    expect(await view('listGroupSurveyQuestions')).toMatchObject({ status: 200, data: asked(survey.situation_ids) })
  })

  it('shows of a draft what it would ask today', async () => {
    const { id } = await company(test.db)
    const draft = await makeSurvey(test.db, { now: testDay, group_id: id, state: 'draft' })
    const params = { id, survey_id: draft.id }
    expect((await test.call('listGroupSurveyQuestions', { token, params })).data).toEqual(asked(draft.situation_ids))
  })
})
