import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import {
  makeDimension,
  makeModule,
  makeSituation,
  moduleBody,
  publishedSurvey,
  situationBody,
} from '#testing/survey-catalogue'
import { testDay } from '#testing/test-day'

const test = useApp()
const later = new Date(testDay.getTime() + 60_000)
const english = (en: string) => ({ en, zh: '', ms: '' })
const nobody = '00000000-0000-4000-8000-000000000000'

let token: string
let care: string
let queue: string
let rush: string

beforeEach(async () => {
  test.clock.moveTo(testDay)
  await test.db.updateTable('modules').set({ archived_at: testDay }).where('archived_at', 'is', null).execute()
  token = (await person(test.db, { platform_role: 'root' })).token
  care = (await makeDimension(test.db, { now: testDay })).id
  queue = (await makeSituation(test.db, { now: testDay, dimension_id: care, name: 'Queue' })).id
  rush = (await makeSituation(test.db, { now: testDay, dimension_id: care, name: 'Rush' })).id
})

const create = (body: unknown) => test.call('createModule', { token, body })
const read = (id: string) => test.call('getModule', { token, params: { id } })
const update = (id: string, body: unknown) => test.call('updateModule', { token, params: { id }, body })
const list = (query: Record<string, string> = {}) => test.call('listModules', { token, query })

function fieldOf({ data }: { data: unknown }, field: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined
}
const idOf = (answer: { data: unknown }) => String(fieldOf(answer, 'id'))
const names = ({ data }: { data: unknown }) => (Array.isArray(data) ? data.map(({ name }) => name) : [])

describe('createModule', () => {
  it('keeps everything, situations in their order, and gives queries an id', async () => {
    const body = {
      ...moduleBody([rush, queue]),
      kind: 6,
      feelings_scale: 2,
      queries: [{ id: null, dimension_id: care, name: english('Stays calm?') }],
      screening_suggestions: [english('When can you begin?')],
    }
    const answer = await create(body)
    expect(answer).toMatchObject({ status: 200, message: 'Data saved Successfully.' })
    const dimension = { id: care, name: 'Care' }
    expect((await read(idOf(answer))).data).toEqual({
      id: idOf(answer),
      kind: 6,
      name: body.name,
      description: body.description,
      feelings_scale: 2,
      instructions: body.instructions,
      things_to_remember: body.things_to_remember,
      completion_message: body.completion_message,
      situations: [
        { id: rush, name: 'Rush', topic: 'Rush, and what came of it', dimension },
        { id: queue, name: 'Queue', topic: 'Queue, and what came of it', dimension },
      ],
      queries: [{ id: expect.any(String), dimension_id: care, name: english('Stays calm?') }],
      screening_suggestions: [english('When can you begin?')],
      published_at: null,
      version: 1,
      updated_at: testDay.toISOString(),
    })
  })

  it('need not say anything at the end', async () => {
    expect(await create({ ...moduleBody([queue]), completion_message: english('') })).toMatchObject({
      status: 200,
      data: { completion_message: null },
    })
  })

  it('takes all seven kinds, and no eighth', async () => {
    for (const kind of [0, 1, 2, 3, 4, 5, 6]) {
      expect(await create({ ...moduleBody([queue]), kind })).toMatchObject({ status: 200, data: { kind } })
    }
    expect(await create({ ...moduleBody([queue]), kind: 7 })).toMatchObject({ status: 422 })
  })

  it.each([
    [{ feelings_scale: 3 }, 'feelings_scale'],
    [{ name: english('') }, 'name.en'],
    [{ situation_ids: ['x'] }, 'situation_ids.0'],
    [{ queries: [{ id: null, dimension_id: '', name: english('Q') }] }, 'queries.0.dimension_id'],
    [{ completion_message: { en: '', zh: '谢谢', ms: '' } }, 'completion_message.en'],
    [{ screening_suggestions: [english(' ')] }, 'screening_suggestions.0.en'],
    [{ published: 'yes' }, 'published'],
  ])('refuses %j by field', async (change, field) => {
    const answer = await create({ ...moduleBody([queue]), ...change })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('refuses one situation twice, and one that is not in the catalogue', async () => {
    expect(await create(moduleBody([queue, queue]))).toMatchObject({
      status: 422,
      error: { situation_ids: [expect.any(String)] },
    })
    expect(await create(moduleBody([queue, nobody]))).toMatchObject({
      status: 422,
      error: { situation_ids: ['This situation is not in the catalogue any more.'] },
    })
  })

  it('refuses to publish without a situation, and a query about what nobody is asked', async () => {
    const other = await makeDimension(test.db, { now: testDay, name: 'Speed' })
    expect(
      await create({
        ...moduleBody([]),
        published: true,
        queries: [{ id: null, dimension_id: other.id, name: english('Is quick?') }],
      }),
    ).toMatchObject({
      status: 422,
      error: {
        situation_ids: ['A module that is published asks at least one situation. Please choose one first.'],
        'queries.0.dimension_id': ['Please choose the dimension of one of its situations.'],
      },
    })
    expect(names(await list())).toEqual([])
  })
})

describe('updateModule', () => {
  it('publishes it at that moment, keeps the moment, and takes it back', async () => {
    const made = await create(moduleBody([queue]))
    test.clock.moveTo(later)
    const published = await update(idOf(made), { ...moduleBody([queue]), published: true, version: 1 })
    expect(published).toMatchObject({ status: 200, data: { published_at: later.toISOString(), version: 2 } })
    test.clock.moveTo(new Date(later.getTime() + 60_000))
    expect(await update(idOf(made), { ...moduleBody([queue]), published: true, version: 2 })).toMatchObject({
      data: { published_at: later.toISOString() },
    })
    expect(await update(idOf(made), { ...moduleBody([queue]), version: 3 })).toMatchObject({
      data: { published_at: null },
    })
  })

  it('keeps the id of a query whose words change, and gives its own to one that came from elsewhere', async () => {
    const query = { id: null, dimension_id: care, name: english('Calm?') }
    const made = await create({ ...moduleBody([queue]), queries: [query] })
    const [kept] = [fieldOf(made, 'queries')].flat()
    const changed = { ...Object(kept), name: english('Stays calm?') }
    const answer = await update(idOf(made), {
      ...moduleBody([queue]),
      queries: [changed, { ...query, id: nobody }],
      version: 1,
    })
    expect(fieldOf(answer, 'queries')).toMatchObject([changed, { name: english('Calm?') }])
    expect(JSON.stringify(answer.data)).not.toContain(nobody)
  })

  it('refuses whoever did not see the last change, and does not know what is not there', async () => {
    const { id } = await makeModule(test.db, { now: testDay, situation_ids: [queue] })
    const body = { ...moduleBody([queue]), version: 1 }
    expect(await update(id, body)).toMatchObject({ status: 200 })
    expect(await update(id, body)).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await update(nobody, body)).toMatchObject({ status: 404 })
  })

  it('changes no survey that is published, whatever becomes of module and situations', async () => {
    const { id: group_id } = await company(test.db)
    const module = await makeModule(test.db, { now: testDay, situation_ids: [queue], position: 0 })
    const survey = await publishedSurvey(test.db, group_id, testDay)
    expect(survey.situation_ids).toEqual([queue])
    const edition = () =>
      test.db
        .selectFrom('survey_editions')
        .where('group_id', '=', group_id)
        .where('survey_id', '=', survey.id)
        .select(['edition', 'content', 'content_hash'])
        .execute()
    const before = await edition()
    const rewritten = { ...moduleBody([rush], 'Another'), feelings_scale: 2, instructions: english('Changed.') }
    await update(module.id, { ...rewritten, published: true, version: 1 })
    await update(module.id, { ...rewritten, published: false, version: 2 })
    await test.call('updateSituation', {
      token,
      params: { id: queue },
      body: { ...situationBody(care, 'Rewritten'), version: 1 },
    })
    expect(await test.call('removeModule', { token, params: { id: module.id } })).toMatchObject({ status: 200 })
    expect(await test.call('removeSituation', { token, params: { id: queue } })).toMatchObject({ status: 200 })
    expect(await edition()).toEqual(before)
    expect(JSON.stringify(before)).not.toMatch(/Rewritten|Changed/)
  })
})

describe('duplicateModule', () => {
  it('copies it unpublished, with queries of its own', async () => {
    const query = { id: null, dimension_id: care, name: english('Calm?') }
    const made = await create({ ...moduleBody([rush, queue]), queries: [query], published: true })
    const copy = await test.call('duplicateModule', { token, params: { id: idOf(made) } })
    expect(copy).toMatchObject({
      status: 200,
      data: { name: { en: 'Copy of Night shift' }, published_at: null, situations: [{ id: rush }, { id: queue }] },
    })
    expect(fieldOf(copy, 'queries')).toMatchObject([{ name: english('Calm?') }])
    expect(JSON.stringify(fieldOf(copy, 'queries'))).not.toBe(JSON.stringify(fieldOf(made, 'queries')))
  })
})

describe('removeModule', () => {
  it('takes it out of the catalogue', async () => {
    const { id } = await makeModule(test.db, { now: testDay, situation_ids: [queue] })
    expect(await test.call('removeModule', { token, params: { id } })).toMatchObject({ status: 200 })
    expect(names(await list())).toEqual([])
    expect(await read(id)).toMatchObject({ status: 404 })
  })
})

describe('listModules', () => {
  it('shows what each asks and whether it is offered, by kind, state, keyword and order', async () => {
    await makeModule(test.db, { now: testDay, situation_ids: [queue, rush], name: 'Beta', position: 1 })
    await create({ ...moduleBody([], 'Alpha'), kind: 5 })
    await create({ ...moduleBody([queue], 'Gamma'), kind: 3, published: true })
    const answer = await list()
    expect(names(answer)).toEqual(['Beta', 'Alpha', 'Gamma'])
    expect(answer.data).toMatchObject([
      { situations: 2, dimensions: ['Care'], missing: ['zh', 'ms'], published_at: null },
      { situations: 0, dimensions: [] },
      { situations: 1, published_at: testDay.toISOString() },
    ])
    expect(names(await list({ order: 'name' }))).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(names(await list({ filter: 'kind:self_employed,potential_business_partner' }))).toEqual(['Alpha', 'Gamma'])
    expect(names(await list({ filter: 'state:published' }))).toEqual(['Gamma'])
    expect(names(await list({ filter: 'state:draft' }))).toEqual(['Beta', 'Alpha'])
    expect(names(await list({ keyword: 'gam' }))).toEqual(['Gamma'])
    expect(await list({ filter: 'kind:9' })).toMatchObject({ status: 422 })
  })
})

describe('previewModule', () => {
  it('tells what an applicant would be told, in the language asked for', async () => {
    const name = JSON.stringify({ en: 'Queue', zh: '排队', ms: '' })
    await test.db.updateTable('situations').set({ name }).where('id', '=', queue).execute()
    const { id } = await makeModule(test.db, { now: testDay, situation_ids: [rush, queue] })
    expect(await test.call('previewModule', { token, params: { id }, query: { language: 'zh' } })).toMatchObject({
      status: 200,
      data: {
        name: 'Night shift',
        instructions: 'Write 8 to 12 statements.',
        feelings_scale: 4,
        topics: [
          { situation_id: rush, samples: ['I asked for help.', 'Nobody came.'] },
          { situation_id: queue, name: '排队', text: 'Think of such a day. What happened?' },
        ],
      },
    })
    expect(await test.call('previewModule', { token, params: { id } })).toMatchObject({ status: 422 })
    expect(
      await test.call('previewModule', { token, params: { id: nobody }, query: { language: 'en' } }),
    ).toMatchObject({ status: 404 })
  })
})
