import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { makeDimension, makeModule, makeSituation, situationBody } from '#testing/survey-catalogue'
import { testDay } from '#testing/test-day'

const test = useApp()

let token: string
let care: string

/** Each test has the catalogue to itself. */
beforeEach(async () => {
  for (const table of ['templates', 'modules', 'situations', 'interpretations', 'dimensions'] as const) {
    await test.db.deleteFrom(table).execute()
  }
  token = (await person(test.db, { platform_role: 'moderator' })).token
  care = (await makeDimension(test.db, { now: testDay })).id
})

const situation = (name: string, position = 100, dimension_id = care) =>
  makeSituation(test.db, { now: testDay, dimension_id, name, position })
const create = (body: unknown) => test.call('createSituation', { token, body })
const read = (id: string) => test.call('getSituation', { token, params: { id } })

function idOf({ data }: { data: unknown }): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : ''
}

const rowsOf = ({ data }: { data: unknown }): { name: string }[] => (Array.isArray(data) ? data : [])
const names = (answer: { data: unknown }) => rowsOf(answer).map(({ name }) => name)

async function deeds(): Promise<string[]> {
  const platform = '00000000-0000-0000-0000-000000000000'
  const rows = await test.db.selectFrom('audit_events').where('group_id', '=', platform).select('action').execute()
  return rows.map(({ action }) => action)
}

describe('listSituations', () => {
  it('shows them in their order, with their dimension, what is missing and how many modules ask them', async () => {
    const second = await situation('Later', 2)
    await situation('First', 1)
    await makeModule(test.db, { now: testDay, situation_ids: [second.id] })
    const gone = await makeModule(test.db, { now: testDay, situation_ids: [second.id] })
    await test.db.updateTable('modules').set({ archived_at: testDay }).where('id', '=', gone.id).execute()
    const answer = await test.call('listSituations', { token })
    expect(names(answer)).toEqual(['First', 'Later'])
    expect(rowsOf(answer)[1]).toEqual({
      id: second.id,
      name: 'Later',
      topic: 'Later, and what came of it',
      dimension: { id: care, name: 'Care' },
      missing: ['zh', 'ms'],
      modules: 1,
      updated_at: testDay.toISOString(),
    })
  })

  it('sorts by name and by the last change, and finds by keyword and dimension', async () => {
    const other = await makeDimension(test.db, { now: testDay, name: 'Speed' })
    await situation('beta', 1)
    await situation('Alpha', 2, other.id)
    expect(names(await test.call('listSituations', { token, query: { order: 'name' } }))).toEqual(['Alpha', 'beta'])
    expect(names(await test.call('listSituations', { token, query: { order: '-position' } }))).toEqual([
      'Alpha',
      'beta',
    ])
    expect(names(await test.call('listSituations', { token, query: { keyword: 'ALP' } }))).toEqual(['Alpha'])
    expect(names(await test.call('listSituations', { token, query: { filter: `dimension:${care}` } }))).toEqual([
      'beta',
    ])
  })

  it('says in Chinese what is written in Chinese, and the rest in English', async () => {
    const { id } = await situation('Queue')
    const name = JSON.stringify({ en: 'Queue', zh: '排队', ms: '' })
    await test.db.updateTable('situations').set({ name }).where('id', '=', id).execute()
    const reader = await person(test.db, { platform_role: 'root', language: 'zh' })
    expect(await test.call('listSituations', { token: reader.token })).toMatchObject({
      data: [{ name: '排队', topic: 'Queue, and what came of it' }],
    })
  })

  it.each([
    [{ order: 'code' }, 'order'],
    [{ filter: 'dimension:7' }, 'filter'],
    [{ filter: 'except:7' }, 'filter'],
  ])('refuses %j by field', async (query, field) => {
    const answer = await test.call('listSituations', { token, query })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})

describe('createSituation', () => {
  it('keeps all its texts, puts it last and says so in the audit log', async () => {
    await situation('Before', 7)
    const body = situationBody(care, 'After')
    const answer = await create(body)
    expect(answer).toMatchObject({ status: 200, message: 'Data saved Successfully.' })
    const { dimension_id: _, ...texts } = body
    expect((await read(idOf(answer))).data).toEqual({
      id: idOf(answer),
      ...texts,
      dimension: { id: care, name: 'Care' },
      modules: [],
      version: 1,
      updated_at: testDay.toISOString(),
    })
    expect(names(await test.call('listSituations', { token }))).toEqual(['Before', 'After'])
    expect(await deeds()).toContain('createSituation')
  })

  it.each([0, 1, 2, 3])('is not possible as long as quadrant %i is not filled, and says where', async (index) => {
    const body = situationBody(care)
    const empty = { en: ' ', zh: '', ms: '' }
    const quadrants = body.quadrants.map((quadrant, at) =>
      at === index ? { parameter: empty, much: empty, some: quadrant.some, none: empty } : quadrant,
    )
    const answer = await create({ ...body, quadrants })
    expect(answer.status).toBe(422)
    expect(answer.error).toEqual({
      [`quadrants.${index}.parameter.en`]: [
        'Please name the parameter of this quadrant first. All quadrants must be filled.',
      ],
      [`quadrants.${index}.much.en`]: ['Please write this shade first. All quadrants must be filled.'],
      [`quadrants.${index}.none.en`]: ['Please write this shade first. All quadrants must be filled.'],
    })
    expect(names(await test.call('listSituations', { token }))).toEqual([])
  })

  it.each([
    [{ quadrants: [] }, { quadrants: ['All quadrants must be filled.'] }],
    [{ quadrants: undefined }, { quadrants: ['This field is required.'] }],
    [{ topic: { en: '', zh: '', ms: '' } }, { 'topic.en': ['Please write the situation topic first.'] }],
    [{ dimension_id: '' }, { dimension_id: ['Please choose one of the offered values.'] }],
    [{ name: { en: 'x'.repeat(101), zh: '', ms: '' } }, { 'name.en': ['Please use at most 100 characters.'] }],
  ])('refuses %j by field', async (change, error) => {
    expect(await create({ ...situationBody(care), ...change })).toMatchObject({ status: 422, error })
  })

  it('refuses a dimension that is not there, or not any more', async () => {
    const gone = await makeDimension(test.db, { now: testDay, archived_at: testDay })
    for (const id of [gone.id, '00000000-0000-4000-8000-000000000000']) {
      expect(await create(situationBody(id))).toMatchObject({
        status: 422,
        error: { dimension_id: ['Please choose one of the offered values.'] },
      })
    }
  })
})

describe('updateSituation', () => {
  const update = (id: string, body: unknown) => test.call('updateSituation', { token, params: { id }, body })

  it('changes it, and refuses whoever did not see that', async () => {
    const { id } = await situation('Old')
    const body = { ...situationBody(care, 'New'), version: 1 }
    expect(await update(id, body)).toMatchObject({ status: 200, data: { name: { en: 'New' }, version: 2 } })
    expect(await update(id, body)).toMatchObject({ status: 409, code: 'record.changed' })
  })

  it('lets it keep a dimension that is archived, and not take up another such', async () => {
    const { id } = await situation('Old')
    const gone = await makeDimension(test.db, { now: testDay, archived_at: testDay })
    await test.db.updateTable('dimensions').set({ archived_at: testDay }).where('id', '=', care).execute()
    expect(await update(id, { ...situationBody(care), version: 1 })).toMatchObject({ status: 200 })
    expect(await update(id, { ...situationBody(gone.id), version: 2 })).toMatchObject({ status: 422 })
  })

  it('does not know what is not there', async () => {
    const body = { ...situationBody(care), version: 1 }
    expect(await update('00000000-0000-4000-8000-000000000000', body)).toMatchObject({ status: 404 })
  })
})

describe('duplicateSituation', () => {
  it('copies everything under a name that tells it apart', async () => {
    const { id } = await situation('Queue')
    const answer = await test.call('duplicateSituation', { token, params: { id } })
    expect(answer).toMatchObject({ status: 200, data: { name: { en: 'Copy of Queue', zh: '', ms: '' }, version: 1 } })
    const { quadrants } = situationBody(care)
    expect(answer.data).toMatchObject({ quadrants, dimension: { id: care } })
    expect(idOf(answer)).not.toBe(id)
  })
})

describe('removeSituation', () => {
  const remove = (id: string) => test.call('removeSituation', { token, params: { id } })

  it('takes it out of the catalogue, from where nobody reads it any more', async () => {
    const { id } = await situation('Queue')
    expect(await remove(id)).toMatchObject({ status: 200, message: 'Removed.' })
    expect(names(await test.call('listSituations', { token }))).toEqual([])
    expect(await read(id)).toMatchObject({ status: 404 })
    expect(await remove(id)).toMatchObject({ status: 404 })
    // Surveys that ask it still point at it.
    expect(await test.db.selectFrom('situations').select('id').execute()).toEqual([{ id }])
  })

  it('keeps one that a module asks, until the module is gone', async () => {
    const { id } = await situation('Queue')
    const module = await makeModule(test.db, { now: testDay, situation_ids: [id] })
    expect(await remove(id)).toMatchObject({ status: 409, code: 'situation.used' })
    expect((await read(id)).data).toMatchObject({ modules: [module] })
    await test.call('removeModule', { token, params: { id: module.id } })
    expect(await remove(id)).toMatchObject({ status: 200 })
  })

  it('keeps one that a template asks', async () => {
    const { id } = await situation('Queue')
    const texts = JSON.stringify({ en: 'Ready', zh: '', ms: '' })
    await test.db
      .insertInto('templates')
      .values({
        id: crypto.randomUUID(),
        name: texts,
        body: texts,
        type: 0,
        situation_ids: [id],
        position: 1,
        created_at: testDay,
        updated_at: testDay,
      })
      .execute()
    expect(await remove(id)).toMatchObject({ status: 409, code: 'situation.used' })
    await test.db.deleteFrom('templates').execute()
  })
})

describe('the lists to pick from', () => {
  it('leave out what has been picked, until nothing is left', async () => {
    const one = await situation('One', 1)
    const two = await situation('Two', 2)
    const left = async (...ids: string[]) =>
      names(await test.call('listPickableSituations', { token, query: { filter: `except:${ids.join()}` } }))
    expect(await left(one.id)).toEqual(['Two'])
    expect(await left(one.id, two.id)).toEqual([])
  })

  it('tell of each situation its statements, parameters, text and topic', async () => {
    const { id } = await situation('Queue')
    expect((await test.call('listPickableSituations', { token })).data).toEqual([
      { id, name: 'Queue', topic: 'Queue, and what came of it', dimension: { id: care, name: 'Care' } },
    ])
    expect((await test.call('listSampleStatements', { token })).data).toEqual([
      { id, name: 'Queue', statements: ['I asked for help.', 'Nobody came.'] },
    ])
    expect((await test.call('listParameters', { token })).data).toEqual([
      { id, name: 'Queue', parameters: ['Carries', 'Weighs', 'Pleases', 'Is put up with'] },
    ])
    expect((await test.call('listTextsInSurvey', { token })).data).toEqual([
      { id, name: 'Queue', text: 'Think of such a day. What happened?' },
    ])
    expect((await test.call('listSituationalTopics', { token })).data).toEqual([
      { id, topic: 'Queue, and what came of it' },
    ])
  })
})

describe('listDimensionChoices', () => {
  it('offers the dimensions that are in the catalogue', async () => {
    await makeDimension(test.db, { now: testDay, name: 'Gone', archived_at: testDay })
    expect((await test.call('listDimensionChoices', { token })).data).toEqual([{ id: care, name: 'Care' }])
  })
})

describe('listShades', () => {
  it('tells the twelve of the method, by their numbers', async () => {
    const { data } = await test.call('listShades', { token })
    expect(Array.isArray(data) ? data.map(({ id }) => id) : []).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(data).toContainEqual({ id: 6, quadrant: 2, important: true, positive: false, control: 'none' })
    expect(data).toContainEqual({ id: 7, quadrant: 3, important: false, positive: true, control: 'much' })
  })
})
