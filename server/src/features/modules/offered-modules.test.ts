import { endpoints } from '@catchpitch/contract/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { colleague, company, person } from '#testing/make'
import { makeDimension, makeModule, makeSituation, moduleBody } from '#testing/survey-catalogue'
import { testDay } from '#testing/test-day'

const test = useApp()
const english = (en: string) => ({ en, zh: '', ms: '' })

let queue: string
let care: string
let scope: { token: string; query: { group_id: string } }

beforeEach(async () => {
  await test.db.updateTable('modules').set({ archived_at: testDay }).where('archived_at', 'is', null).execute()
  await test.db.deleteFrom('templates').execute()
  care = (await makeDimension(test.db, { now: testDay })).id
  queue = (await makeSituation(test.db, { now: testDay, dimension_id: care, name: 'Queue' })).id
  const { id: group_id, owner } = await company(test.db)
  scope = { token: owner.token, query: { group_id } }
})

const offered = (query: Record<string, string> = {}) =>
  test.call('listOffers', { ...scope, query: { ...scope.query, ...query } })
const names = ({ data }: { data: unknown }) => (Array.isArray(data) ? data.map(({ name }) => name) : [])

const module = (name: string, published_at: Date | null = testDay, position = 100) =>
  makeModule(test.db, { now: testDay, situation_ids: [queue], name, published_at, position })

async function template(name: string, module_id: string | null, type = 0, situation_ids: string[] = []) {
  const id = newId(testDay)
  await test.db
    .insertInto('templates')
    .values({
      id,
      name: JSON.stringify(english(name)),
      body: JSON.stringify(english('Ready to send.')),
      type,
      module_id,
      situation_ids,
      position: 1,
      created_at: testDay,
      updated_at: testDay,
    })
    .execute()
  return { id }
}

describe('listOffers', () => {
  it('offers what is published, from the moment on that it is, until it is taken back or removed', async () => {
    const { token } = await person(test.db, { platform_role: 'root' })
    const { id } = await module('Night shift', null)
    expect(names(await offered())).toEqual([])
    const body = moduleBody([queue])
    await test.call('updateModule', { token, params: { id }, body: { ...body, published: true, version: 1 } })
    expect(names(await offered())).toEqual(['Night shift'])
    await test.call('updateModule', { token, params: { id }, body: { ...body, version: 2 } })
    expect(names(await offered())).toEqual([])
    await test.call('updateModule', { token, params: { id }, body: { ...body, published: true, version: 3 } })
    await test.call('removeModule', { token, params: { id } })
    expect(names(await offered())).toEqual([])
  })

  it('tells of each what it asks', async () => {
    const { id } = await module('Night shift')
    expect((await offered()).data).toEqual([
      {
        id,
        type: 'module',
        kind: 0,
        name: 'Night shift',
        description: 'For people who work while others sleep.',
        situations: 1,
        dimensions: ['Care'],
      },
    ])
  })

  it('puts ready surveys behind the modules, but no texts, nor any whose module is not published', async () => {
    const { id } = await module('Zebra')
    const hidden = await module('Hidden', null)
    await template('Ready', id)
    await template('Of a hidden one', hidden.id)
    await template('A job description', null, 1)
    expect(names(await offered())).toEqual(['Zebra', 'Ready'])
    expect(names(await offered({ order: 'name' }))).toEqual(['Ready', 'Zebra'])
    expect(names(await offered({ filter: 'type:template' }))).toEqual(['Ready'])
    expect(names(await offered({ filter: 'kind:startups' }))).toEqual([])
    expect(names(await offered({ keyword: 'zeb' }))).toEqual(['Zebra'])
    expect(await offered({ filter: 'type:survey' })).toMatchObject({ status: 422 })
  })

  it('is for everybody who may see surveys, and not for applicants', async () => {
    await module('Night shift')
    const { group_id } = scope.query
    const member = await colleague(test.db, group_id, 'member')
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(names(await test.call('listOffers', { token: member.token, query: { group_id } }))).toEqual(['Night shift'])
    expect(await test.call('listOffers', { token: applicant.token, query: { group_id } })).toMatchObject({
      status: 403,
    })
  })
})

describe('listOfferNames', () => {
  it('tells the same by id and name', async () => {
    const { id, name } = await module('Night shift')
    expect((await test.call('listOfferNames', scope)).data).toEqual([
      { id, type: 'module', name, suits_position: false },
    ])
  })

  it('puts first what was made for a job, if one is named', async () => {
    const { id } = await module('Night shift')
    await template('Any shop', id)
    const { id: barista } = await template('Coffee bar', id)
    await test.db.updateTable('templates').set({ job_position: 'barista' }).where('id', '=', barista).execute()
    const offeredFor = async (query: Record<string, string>) => {
      const answer = await test.call('listOfferNames', { ...scope, query: { ...scope.query, ...query } })
      return endpoints.listOfferNames.reply.parse(answer.data).map(({ name, suits_position }) => [name, suits_position])
    }
    const others = [
      ['Night shift', false],
      ['Any shop', false],
    ]
    expect(await offeredFor({ job_position: 'barista' })).toEqual([['Coffee bar', true], ...others])
    expect((await offeredFor({ job_position: 'barista', order: '-name' }))[0]).toEqual(['Coffee bar', true])
    expect(await offeredFor({ job_position: 'pilot' })).toEqual([...others, ['Coffee bar', false]])
    expect(await offeredFor({})).toEqual([...others, ['Coffee bar', false]])
  })
})

describe('getOffer', () => {
  it('shows what is asked, what can be found out and what is proposed for the screening', async () => {
    const { token } = await person(test.db, { platform_role: 'root' })
    const body = {
      ...moduleBody([queue]),
      published: true,
      queries: [{ id: null, dimension_id: care, name: english('Stays calm?') }],
      screening_suggestions: [english('When can you begin?')],
    }
    await test.call('createModule', { token, body })
    const listed = await offered()
    const [row] = Array.isArray(listed.data) ? listed.data : []
    expect(await test.call('getOffer', { ...scope, params: { id: row.id } })).toMatchObject({
      status: 200,
      data: {
        type: 'module',
        feelings_scale: 4,
        situations: [{ id: queue, name: 'Queue', text: 'Think of such a day. What happened?', dimension: 'Care' }],
        queries: [{ name: 'Stays calm?', dimension: 'Care' }],
        screening_suggestions: ['When can you begin?'],
      },
    })
  })

  it('shows of a ready survey its own situations, if it names some', async () => {
    const rush = await makeSituation(test.db, { now: testDay, dimension_id: care, name: 'Rush' })
    const { id: module_id } = await module('Night shift')
    const { id } = await template('Ready', module_id, 0, [rush.id])
    expect(await test.call('getOffer', { ...scope, params: { id } })).toMatchObject({
      data: { type: 'template', name: 'Ready', situations: [{ name: 'Rush' }] },
    })
  })

  it('does not know what is not published', async () => {
    const { id } = await module('Hidden', null)
    expect(await test.call('getOffer', { ...scope, params: { id } })).toMatchObject({ status: 404 })
  })
})
