import {
  listScreeningQuestions,
  listSurveyQueries,
  listSurveyQuestions,
} from '@catchpitch/contract/surveys/survey-content.endpoints'
import { listOfferedStrategies } from '@catchpitch/contract/surveys/survey-strategy.endpoints'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { draftSurvey, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

async function survey() {
  const { group_id, owner, id, situation_ids } = await draftSurvey(test)
  const input = { token: owner.token, params: { id }, query: { group_id } }
  return { group_id, owner, id, situation_ids, input }
}

const freeze = (group_id: string, id: string) =>
  test.db
    .updateTable('surveys')
    .set({ first_answer_at: testDay })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()

describe('saveSurveyQuestions', () => {
  it('keeps a choice and its order, and offers the rest', async () => {
    const { input, situation_ids } = await survey()
    const [left = '', ...others] = situation_ids
    const chosen = others.toReversed()
    const body = { version: 1, situation_ids: chosen }
    expect(await test.call('saveSurveyQuestions', { ...input, body })).toMatchObject({
      status: 200,
      data: { questions: chosen.length, version: 2 },
    })
    const { data } = await test.call('listSurveyQuestions', input)
    const read = listSurveyQuestions.reply.parse(data)
    expect(read.chosen.map(({ id }) => id)).toEqual(chosen)
    expect(read.offered.map(({ id }) => id)).toEqual([left])
    expect(read.suggestions.length).toBeGreaterThan(0)
  })

  it('takes over a template with what it asks', async () => {
    const { input } = await survey()
    const { data } = await test.call('listSurveyQuestions', input)
    const [template] = listSurveyQuestions.reply.parse(data).suggestions
    const body = { version: 1, situation_ids: [], template_id: template?.id }
    expect(await test.call('saveSurveyQuestions', { ...input, body })).toMatchObject({
      status: 200,
      data: { questions: template?.situations },
    })
    const again = listSurveyQuestions.reply.parse((await test.call('listSurveyQuestions', input)).data)
    expect(again.suggestions.find(({ id }) => id === template?.id)?.is_current).toBe(true)
  })

  it('refuses what is not offered, what comes twice, and a template that is none', async () => {
    const { input, situation_ids } = await survey()
    const wrong = async (body: object) =>
      Object.keys((await test.call('saveSurveyQuestions', { ...input, body: { version: 1, ...body } })).error)
    const [first] = situation_ids
    expect(await wrong({ situation_ids: [newId(testDay)] })).toEqual(['situation_ids'])
    expect(await wrong({ situation_ids: [first, first] })).toEqual(['situation_ids'])
    expect(await wrong({ situation_ids: [], template_id: newId(testDay) })).toEqual(['template_id'])
  })

  it('is refused to members, and once somebody has answered', async () => {
    const { input, group_id, id } = await survey()
    const body = { version: 1, situation_ids: [] }
    const member = await memberOf(test, group_id)
    expect(await test.call('saveSurveyQuestions', { ...input, token: member.token, body })).toMatchObject({
      status: 403,
    })
    await freeze(group_id, id)
    expect(await test.call('saveSurveyQuestions', { ...input, body })).toMatchObject({
      status: 409,
      code: 'survey.frozen',
    })
  })
})

describe('saveSurveyQueries', () => {
  it('keeps what is to be found out, of what the module can find out', async () => {
    const { input, group_id, id } = await survey()
    const read = async () => listSurveyQueries.reply.parse((await test.call('listSurveyQueries', input)).data)
    const { chosen, offered } = await read()
    expect(chosen).toEqual([])
    expect(offered.some(({ is_asked }) => is_asked)).toBe(true)
    const query_ids = offered.slice(0, 2).map((query) => query.id)
    const save = (body: object) => test.call('saveSurveyQueries', { ...input, body })
    expect(await save({ version: 1, query_ids })).toMatchObject({
      status: 200,
      data: { index_criteria: query_ids.map((chosen_id) => ({ id: chosen_id })) },
    })
    expect((await read()).chosen).toEqual(query_ids)
    expect(Object.keys((await save({ version: 2, query_ids: [newId(testDay)] })).error)).toEqual(['query_ids'])
    const nine = Array.from({ length: 9 }, () => newId(testDay))
    expect(Object.keys((await save({ version: 2, query_ids: nine })).error)).toEqual(['query_ids'])
    await freeze(group_id, id)
    expect(await save({ version: 2, query_ids })).toMatchObject({ status: 409, code: 'survey.frozen' })
  })
})

describe('saveScreeningQuestions', () => {
  it('keeps the questions as they are written, and suggests some', async () => {
    const { input, group_id, id } = await survey()
    const save = (body: object) => test.call('saveScreeningQuestions', { ...input, body })
    const questions = ['When can you start?', 'Which machine do you know best?']
    expect(await save({ version: 1, questions })).toMatchObject({ status: 200, data: { screening_questions: 2 } })
    const read = listScreeningQuestions.reply.parse((await test.call('listScreeningQuestions', input)).data)
    expect(read.questions).toEqual(questions)
    expect(read.suggestions.length).toBeGreaterThan(0)
    expect(Object.keys((await save({ version: 2, questions: ['Why?', ' '] })).error)).toEqual(['questions.1'])
    await freeze(group_id, id)
    expect(await save({ version: 2, questions })).toMatchObject({ status: 409, code: 'survey.frozen' })
  })
})

describe('saveSurveyStrategy', () => {
  it('copies the steps of a way of hiring, lets the company word them, and takes them away', async () => {
    const { owner, group_id, id } = await survey()
    const input = { token: owner.token, query: { group_id, survey_id: id } }
    const offered = await test.call('listOfferedStrategies', { token: owner.token, query: { group_id } })
    const [first] = listOfferedStrategies.reply.parse(offered.data)
    const save = (strategy_id: unknown, version: number) =>
      test.call('saveSurveyStrategy', { ...input, body: { version, strategy_id } })
    const change = (body: object) => test.call('updateSurveyStrategy', { ...input, body })
    const steps = [{ name: 'Coffee together', description: '' }]

    expect(Object.keys((await change({ version: 1, steps })).error)).toEqual(['steps'])
    expect(await save(first?.id, 1)).toMatchObject({
      status: 200,
      message: 'Hiring strategy added successfully.',
      data: { strategy: first?.name },
    })
    expect(await test.call('getSelectedStrategy', input)).toMatchObject({ data: { id: first?.id, name: first?.name } })
    expect(await test.call('getSurveyStrategy', input)).toMatchObject({ data: { steps: first?.steps } })
    expect(await change({ version: 2, steps })).toMatchObject({
      status: 200,
      message: 'Hiring strategy updated successfully.',
    })
    expect(await test.call('getSurveyStrategy', input)).toMatchObject({ data: { name: first?.name, steps } })
    expect(Object.keys((await save(newId(testDay), 3)).error)).toEqual(['strategy_id'])
    expect(await save(null, 3)).toMatchObject({ status: 200, data: { strategy: null } })
    expect(await test.call('getSelectedStrategy', input)).toMatchObject({ data: null })
  })
})
