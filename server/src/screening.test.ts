import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { answeredBy, surveyWithOwner } from '#testing/results'
import { managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const { accepted, rejected } = resultStatus
const hour_ms = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(testDay.getTime() - hours * hour_ms)

type Survey = Awaited<ReturnType<typeof surveyWithOwner>>
type Endpoint = 'listScreening' | 'listAnswers'

const start = 'When can you start?'
const shifts = 'Do you work night shifts?'

const screened = () => surveyWithOwner(test, { screening_questions: [start, shifts] })

const ask = (name: Endpoint, survey: Survey, wish: Record<string, string> = {}, token = survey.owner.token) =>
  test.call(name, { token, params: { id: survey.survey_id }, query: { ...survey.query, ...wish } })

const codesIn = (data: unknown) => (Array.isArray(data) ? data.map(({ code }: { code: string }) => code) : [])
const codes = (...numbers: number[]) => numbers.map(participantCode)

describe('listScreening', () => {
  it('shows each person with every question and what they answered, by name only once they are shortlisted', async () => {
    const survey = await screened()
    const masked = await answeredBy(test, survey, { no: 1, now: hoursAgo(2), short_answers: ['Monday.', 'Yes.'] })
    await answeredBy(test, survey, { no: 2, status: accepted, first_name: 'Nurul', short_answers: ['', 'Never.'] })
    expect(await ask('listScreening', survey)).toMatchObject({
      status: 200,
      data: [
        {
          id: masked.id,
          code: participantCode(1),
          name: null,
          status: null,
          events: 0,
          is_repeat: false,
          answers: [
            { position: 1, question: start, text: 'Monday.' },
            { position: 2, question: shifts, text: 'Yes.' },
          ],
        },
        { name: 'Nurul Tan', status: accepted, answers: [{ position: 2, question: shifts, text: 'Never.' }] },
      ],
      pagination: { total: 2 },
    })
  })

  it('shows the question as it was asked, whatever the survey says today', async () => {
    const survey = await screened()
    await answeredBy(test, survey, { short_answers: ['Monday.'] })
    await test.db
      .updateTable('surveys')
      .set({ screening_questions: ['Something else?'] })
      .where('group_id', '=', survey.group_id)
      .where('id', '=', survey.survey_id)
      .execute()
    expect(await ask('listScreening', survey)).toMatchObject({ data: [{ answers: [{ question: start }] }] })
  })

  it('narrows by status, what was recorded, code, and a name that is shown', async () => {
    const survey = await screened()
    await answeredBy(test, survey, { no: 1, now: hoursAgo(3), status: accepted, first_name: 'Nurul' })
    await answeredBy(test, survey, { no: 2, now: hoursAgo(2), status: rejected, first_name: 'Wei' })
    const { id } = await answeredBy(test, survey, { no: 3, now: hoursAgo(1) })
    await test.db
      .updateTable('results')
      .set({ events: 2 })
      .where('group_id', '=', survey.group_id)
      .where('attempt_id', '=', id)
      .execute()
    const asked = async (wish: Record<string, string>) => codesIn((await ask('listScreening', survey, wish)).data)
    expect(await asked({ order: '-completed_at' })).toEqual(codes(3, 2, 1))
    expect(await asked({ filter: 'status:10,undecided' })).toEqual(codes(2, 3))
    expect(await asked({ filter: 'flag:events' })).toEqual(codes(3))
    expect(await asked({ keyword: participantCode(2) })).toEqual(codes(2))
    expect(await asked({ keyword: 'nurul' })).toEqual(codes(1))
    expect(await asked({ keyword: 'wei' })).toEqual([])
    expect(await ask('listScreening', survey, { filter: 'flag:cheated' })).toMatchObject({
      status: 422,
      error: { filter: [expect.any(String)] },
    })
  })
})

describe('listAnswers', () => {
  it('puts what everybody answered to one question side by side, and leaves out whoever did not', async () => {
    const survey = await screened()
    await answeredBy(test, survey, { no: 1, now: hoursAgo(2), short_answers: ['Monday.', 'Yes.'] })
    await answeredBy(test, survey, { no: 2, now: hoursAgo(1), short_answers: ['In June.'] })
    expect(await ask('listAnswers', survey)).toMatchObject({
      status: 200,
      data: [
        { code: participantCode(1), name: null, question: start, text: 'Monday.' },
        { code: participantCode(2), name: null, question: start, text: 'In June.' },
      ],
    })
    expect(await ask('listAnswers', survey, { question: '2' })).toMatchObject({
      data: [{ code: participantCode(1), question: shifts, text: 'Yes.' }],
      pagination: { total: 1 },
    })
    expect((await ask('listAnswers', survey, { question: '3' })).data).toEqual([])
  })

  it('finds words in the answers, whatever their capitals, and narrows by status', async () => {
    const survey = await screened()
    await answeredBy(test, survey, { no: 1, now: hoursAgo(2), status: accepted, short_answers: ['Next Monday'] })
    await answeredBy(test, survey, { no: 2, now: hoursAgo(1), short_answers: ['100 % sure: 下个月初'] })
    const asked = async (wish: Record<string, string>) => codesIn((await ask('listAnswers', survey, wish)).data)
    expect(await asked({ keyword: 'monday NEXT' })).toEqual(codes(1))
    expect(await asked({ keyword: '下个月' })).toEqual(codes(2))
    expect(await asked({ keyword: '100 %' })).toEqual(codes(2))
    expect(await asked({ keyword: participantCode(1) })).toEqual([])
    expect(await asked({ filter: 'status:9' })).toEqual(codes(1))
  })

  it.each(['0', '21', 'first'])('knows no question %s', async (question) => {
    const survey = await screened()
    expect(await ask('listAnswers', survey, { question })).toMatchObject({
      status: 422,
      error: { question: [expect.any(String)] },
    })
  })
})

describe.each(['listScreening', 'listAnswers'] as const)('%s', (name) => {
  it('is for members too, for managers of the department, and for nobody else', async () => {
    const survey = await screened()
    await answeredBy(test, survey, { short_answers: ['Monday.'] })
    const ours = await managerOf(test, survey.group_id, 'Kitchen')
    const theirs = await managerOf(test, survey.group_id, 'Counter')
    await test.db
      .updateTable('surveys')
      .set({ department_id: ours.department_id })
      .where('group_id', '=', survey.group_id)
      .where('id', '=', survey.survey_id)
      .execute()
    const member = await memberOf(test, survey.group_id)
    expect(codesIn((await ask(name, survey, {}, ours.token)).data)).toEqual(codes(1))
    expect((await ask(name, survey, {}, member.token)).status).toBe(200)
    expect((await ask(name, survey, {}, theirs.token)).status).toBe(404)
    const { id: group_id, owner } = await company(test.db)
    expect((await ask(name, { ...survey, query: { group_id } }, {}, owner.token)).status).toBe(404)
    expect((await ask(name, survey, {}, owner.token)).status).toBe(404)
  })
})
