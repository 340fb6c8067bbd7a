import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { invited, redeem, respondent } from '#testing/respondent'
import { makePitchQuestion } from './pitch.factory.ts'

const test = useApp()

let taken: Awaited<ReturnType<typeof respondent>>
let scope = { token: '', query: { group_id: '' } }
beforeEach(async () => {
  taken = await respondent(test)
  scope = { token: taken.owner.token, query: { group_id: taken.group_id } }
})

const read = async (of = scope) => endpoints.getReception.reply.parse((await test.call('getReception', of)).data)

const asked = (question: string, attempt_id = taken.test_id) =>
  makePitchQuestion(test.db, { now: test.clock.now(), group_id: taken.group_id, attempt_id, question })

const answer = (id: string, body: object, of = scope) =>
  test.call('answerPitchQuestion', { ...of, params: { id }, body: { version: 1, ...body } })

describe('getReception', () => {
  it('is read by every colleague, and by nobody else', async () => {
    const member = await colleague(test.db, taken.group_id, 'member')
    expect(await read({ ...scope, token: member.token })).toEqual({ people: 0, slides: [], questions: [], waiting: 0 })
    const foreign = await company(test.db)
    expect(await test.call('getReception', { ...scope, token: foreign.owner.token })).toMatchObject({ status: 404 })
    expect(await test.call('getReception', { query: scope.query })).toMatchObject({ status: 401 })
    expect(await test.call('getReception', { ...scope, token: taken.token })).toMatchObject({ status: 403 })
  })

  it('tells nothing of who asked', async () => {
    await test.call('askCompany', { token: taken.token, body: { question: 'Is there parking?' } })
    const { questions } = await read()
    expect(questions.map((question) => Object.keys(question))).toEqual([['id', 'question', 'answer', 'version']])
    expect(JSON.stringify(questions)).not.toContain(taken.test_id)
  })

  it('lists the questions that wait before those that are answered, and counts them', async () => {
    const { id: answered } = await asked('Answered?')
    await answer(answered, { answer: 'Yes.' })
    for (let no = 1; no <= 2; no += 1) {
      test.clock.moveBy(1000)
      const { group_id, survey_id } = taken
      const { invite_id } = await invited(test, { no: no + 1, of: { group_id, survey_id } })
      const { state } = await redeem(test, taken.group_id, invite_id)
      await asked(`Waiting ${no}?`, state.test_id)
    }
    const { questions, waiting } = await read()
    expect(questions.map(({ question }) => question)).toEqual(['Waiting 2?', 'Waiting 1?', 'Answered?'])
    expect(waiting).toBe(2)
  })
})

describe('answerPitchQuestion', () => {
  it('answers, changes the answer, and says so in the log without its words', async () => {
    const { id } = await asked('Is there parking?')
    expect(await answer(id, { answer: 'Yes.' })).toMatchObject({ status: 200, data: { answer: 'Yes.', version: 2 } })
    expect(await answer(id, { answer: 'Yes, behind the house.', version: 2 })).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ waiting: 0, questions: [{ answer: 'Yes, behind the house.' }] })
    const log = test.db.selectFrom('audit_events').where('group_id', '=', taken.group_id)
    const rows = await log.where('action', '=', 'answerPitchQuestion').select(['subject', 'detail']).execute()
    expect(rows.map(({ subject }) => subject)).toEqual(['pitch_question', 'pitch_question'])
    expect(JSON.stringify(rows)).not.toContain('house')
  })

  it('is refused where the question was put in other words meanwhile', async () => {
    const ask = (question: string) => test.call('askCompany', { token: taken.token, body: { question } })
    await ask('Is there parking?')
    const [before] = (await read()).questions
    await ask('Is there no parking?')
    expect(await answer(before?.id ?? '', { answer: 'Yes.' })).toMatchObject({ status: 409, code: 'record.changed' })
  })

  it('is for who makes the pitch; what is empty, too long or of another company is refused', async () => {
    const { id } = await asked('Is there parking?')
    const member = await colleague(test.db, taken.group_id, 'member')
    expect(await answer(id, { answer: 'Yes.' }, { ...scope, token: member.token })).toMatchObject({ status: 403 })
    expect(await answer(id, { answer: 'Yes.' }, { ...scope, token: '' })).toMatchObject({ status: 401 })
    for (const text of ['', 'x'.repeat(limits.pitch.answer.max + 1)]) {
      const refused = await answer(id, { answer: text })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.error)).toEqual(['answer'])
    }
    const { id: group_id, owner } = await company(test.db)
    const theirs = { token: owner.token, query: { group_id } }
    expect(await answer(id, { answer: 'Yes.' }, theirs)).toMatchObject({ status: 404 })
    expect((await read()).questions).toMatchObject([{ answer: null }])
  })
})

it('is deleted with the run that it belongs to', async () => {
  await asked('Is there parking?')
  const run = test.db.deleteFrom('attempts').where('group_id', '=', taken.group_id)
  await run.where('id', '=', taken.test_id).execute()
  expect((await read()).questions).toEqual([])
})
