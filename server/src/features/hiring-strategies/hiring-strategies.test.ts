import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makeStrategy } from './hiring-strategies.factory.ts'

const test = useApp()

let token = ''
beforeEach(async () => {
  await test.db.deleteFrom('hiring_strategies').execute()
  const staff = await person(test.db, { platform_role: 'moderator' })
  token = staff.token
})

const inAll = (text: string) => ({ en: text, zh: text, ms: text })
const nothing = { en: '', zh: '', ms: '' }
const form = {
  name: inAll('With a trial day'),
  description: inAll('For small teams'),
  steps: [
    { name: inAll('A first call'), description: nothing },
    { name: inAll('A trial day'), description: inAll('Together in the kitchen') },
  ],
}

const make = (name: string) => makeStrategy(test.db, { now: testDay, name })
const named = z.array(z.looseObject({ id: z.string(), name: z.string() }))
const namesIn = ({ data }: { data: unknown }) => named.parse(data).map(({ name }) => name)
const list = (query: Record<string, string> = {}) => test.call('listHiringStrategies', { token, query })

async function lastAudit(subject_id: string) {
  return acrossGroups(test.db)
    .selectFrom('audit_events')
    .where('subject_id', '=', subject_id)
    .orderBy('id', 'desc')
    .select(['action', 'detail'])
    .executeTakeFirst()
}

describe('createHiringStrategy', () => {
  it('adds one behind the others, says so word for word, and tells the log', async () => {
    await make('First')
    const answer = await test.call('createHiringStrategy', { token, body: form })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Hiring strategy added successfully.',
      data: { ...form, version: 1 },
    })
    expect(namesIn(await list())).toEqual(['First', 'With a trial day'])
    const { id } = z.looseObject({ id: z.string() }).parse(answer.data)
    expect(await lastAudit(id)).toMatchObject({ action: 'createHiringStrategy' })
  })

  it.each([
    [{ name: nothing }, 'name.en'],
    [{ description: nothing }, 'description.en'],
    [{ steps: [] }, 'steps'],
    [{ steps: [{ name: nothing, description: nothing }] }, 'steps.0.name.en'],
    [{ steps: Array.from({ length: 13 }, () => form.steps[0]) }, 'steps'],
    [{ name: inAll('x'.repeat(101)) }, 'name.en'],
  ])('refuses %j by field', async (change, field) => {
    const answer = await test.call('createHiringStrategy', { token, body: { ...form, ...change } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toContain(field)
    expect(namesIn(await list())).toEqual([])
  })
})

describe('updateHiringStrategy', () => {
  it('changes it, steps and all, and says which fields it changed', async () => {
    const { id } = await make('First')
    const steps = [form.steps[1], form.steps[0]]
    const answer = await test.call('updateHiringStrategy', {
      token,
      params: { id },
      body: { ...form, steps, version: 1 },
    })
    expect(answer).toMatchObject({ message: 'Hiring strategy updated successfully.', data: { steps, version: 2 } })
    expect((await lastAudit(id))?.detail).toMatchObject({ fields: ['name', 'description', 'steps'] })
  })

  it('refuses when somebody else was faster, and what is not there', async () => {
    const { id } = await make('First')
    const body = { ...form, version: 1 }
    await test.call('updateHiringStrategy', { token, params: { id }, body })
    expect(await test.call('updateHiringStrategy', { token, params: { id }, body })).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    const params = { id: platformGroupId }
    expect(await test.call('updateHiringStrategy', { token, params, body })).toMatchObject({ status: 404 })
    expect(await test.call('getHiringStrategy', { token, params })).toMatchObject({ status: 404 })
  })
})

describe('duplicateHiringStrategy', () => {
  it('makes a copy with another name and the same steps', async () => {
    const { id, steps } = await make('First')
    const { data } = await test.call('duplicateHiringStrategy', { token, params: { id } })
    expect(data).toMatchObject({ name: { en: 'Copy of First' }, steps, version: 1 })
    expect(namesIn(await list())).toEqual(['First', 'Copy of First'])
  })
})

describe('listHiringStrategies', () => {
  it('shows what is offered in its order, and finds, sorts and pages', async () => {
    for (const name of ['Bold', 'Arty', 'Calm']) await make(name)
    expect(namesIn(await list())).toEqual(['Bold', 'Arty', 'Calm'])
    expect(namesIn(await list({ order: 'name' }))).toEqual(['Arty', 'Bold', 'Calm'])
    expect(namesIn(await list({ keyword: 'calm（中文' }))).toEqual(['Calm'])
    const read = { token, headers: { 'accept-language': 'zh' } }
    expect((await test.call('listHiringStrategies', read)).pagination).toMatchObject({ total: 3 })
  })

  it('tells how many steps there are, and in which languages something is missing', async () => {
    const body = { ...form, steps: [{ name: { en: 'Call', zh: '通话', ms: '' }, description: nothing }] }
    await test.call('createHiringStrategy', { token, body })
    expect((await list()).data).toMatchObject([{ steps: 1, missing: ['ms'] }])
  })
})

describe('archiving', () => {
  it('takes one out of what is offered, and brings it back', async () => {
    const { id } = await make('First')
    await make('Second')
    expect(await test.call('archiveHiringStrategy', { token, params: { id } })).toMatchObject({ status: 200 })
    expect(namesIn(await list())).toEqual(['Second'])
    expect(namesIn(await list({ filter: 'state:archived' }))).toEqual(['First'])
    expect(namesIn(await list({ filter: 'state:archived,current' }))).toEqual(['First', 'Second'])
    expect(namesIn(await test.call('getHiringSequence', { token }))).toEqual(['Second'])
    const body = { action: 'restore', ids: [id] }
    expect(await test.call('changeHiringStrategies', { token, body })).toMatchObject({ data: { changed: 1 } })
    expect(await test.call('changeHiringStrategies', { token, body })).toMatchObject({ data: { changed: 0 } })
    expect(namesIn(await list())).toEqual(['First', 'Second'])
  })
})

describe('the sequence', () => {
  it('is what companies are offered, the first first', async () => {
    const made = []
    for (const name of ['A', 'B', 'C']) made.push(await make(name))
    const ids = made.map(({ id }) => id).toReversed()
    const saved = await test.call('saveHiringSequence', { token, body: { ids } })
    expect(namesIn(saved)).toEqual(['C', 'B', 'A'])
    expect(namesIn(await test.call('getHiringSequence', { token }))).toEqual(['C', 'B', 'A'])
    const { data } = await test.call('listSelectedStrategies', { token })
    expect(data).toMatchObject([
      { name: 'C', is_first: true, steps: [{ name: 'A first call' }, {}, {}] },
      { name: 'B', is_first: false },
      { name: 'A', is_first: false },
    ])
  })

  it('leaves what it does not name where it was', async () => {
    const made = []
    for (const name of ['A', 'B', 'C', 'D']) made.push(await make(name))
    const [, b, , d] = made.map(({ id }) => id)
    const saved = await test.call('saveHiringSequence', { token, body: { ids: [d, b] } })
    expect(namesIn(saved)).toEqual(['A', 'D', 'C', 'B'])
  })

  it('refuses an id that is none of them, and none at all', async () => {
    const { id } = await make('A')
    const body = { ids: [id, platformGroupId] }
    expect(await test.call('saveHiringSequence', { token, body })).toMatchObject({ status: 404 })
    expect(await test.call('saveHiringSequence', { token, body: { ids: [] } })).toMatchObject({ status: 422 })
  })
})
