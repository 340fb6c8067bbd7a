import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { type EndpointName, endpoints } from '@catchpitch/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { company, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'
import { columnNames, textColumns } from './catalog-columns.rules.ts'
import { makeEntry, sampleForm } from './catalogue.factory.ts'

const test = useApp()

const roles = ['root', 'moderator', 'owner'] as const
type Role = (typeof roles)[number]
const people = new Map<Role, string>()
let group_id = ''

beforeAll(async () => {
  const { owner, id } = await company(test.db)
  group_id = id
  people.set('owner', owner.id)
  people.set('root', (await person(test.db, { platform_role: 'root' })).id)
  people.set('moderator', (await person(test.db, { platform_role: 'moderator' })).id)
})

// More calls than one person makes in a moment.
beforeEach(() => test.clock.moveBy(10_000))

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)

async function call(name: string, input: Parameters<typeof test.call>[1] = {}, role: Role = 'root') {
  if (!isEndpoint(name)) throw new Error(`There is no ${name}`)
  return test.call(name, { token: await signedIn(test.db, people.get(role) ?? ''), ...input })
}

const entry = z.looseObject({ id: z.string(), version: z.int(), name: z.object({ en: z.string() }) })

const formOf = async (entity: CatalogEntity) => ({
  ...(await sampleForm(test.db, entity, testDay)),
  ...(entity.name === 'notes' && { subject: { kind: 1, id: group_id } }),
})

async function made(entity: CatalogEntity) {
  return entry.parse((await call(`create${entity.one}`, { body: await formOf(entity) })).data)
}

const idsIn = (data: unknown) =>
  z
    .array(z.looseObject({ id: z.string() }))
    .parse(data)
    .map(({ id }) => id)

/** The newest first, so that what a test has just made is on the first page. */
const idsListed = async (entity: CatalogEntity, filter = '') =>
  idsIn((await call(`list${entity.many}`, { query: { order: '-updated_at', filter } })).data)

const all = catalogEntities.map((entity): [string, CatalogEntity] => [entity.name, entity])

describe.each(all)('%s', (_name, entity) => {
  const { one, many } = entity

  it('has the columns that its definition names', async () => {
    const { rows } = await sql<{ column_name: string; domain_name: string | null }>`
      select column_name, domain_name from information_schema.columns where table_name = ${entity.table}`.execute(
      test.db,
    )
    const there = rows.map(({ column_name }) => column_name)
    for (const column of [...columnNames(entity), ...Object.keys(entity.part)]) expect(there).toContain(column)
    const inLanguages = rows.filter(({ domain_name }) => domain_name === 'catalog_texts')
    expect(inLanguages.map(({ column_name }) => column_name).toSorted()).toEqual(textColumns(entity).toSorted())
  })

  it('is written, read, changed, archived and restored by staff, and each is told to the log', async () => {
    for (const role of ['root', 'moderator'] as const) {
      const form = await formOf(entity)
      const created = await call(`create${one}`, { body: form }, role)
      expect(created).toMatchObject({ status: 200, data: { ...form, version: 1, archived_at: null, missing: [] } })
      const { id } = entry.parse(created.data)
      expect(await idsListed(entity)).toContain(id)
      expect(await call(`get${one}`, { params: { id } }, role)).toMatchObject({ status: 200, data: form })

      const name = { en: 'Another name', zh: '', ms: 'Nama lain' }
      const changed = await call(`update${one}`, { params: { id }, body: { ...form, name, version: 1 } }, role)
      expect(changed).toMatchObject({ status: 200, data: { name, version: 2, missing: ['zh'] } })
      const stale = await call(`update${one}`, { params: { id }, body: { ...form, version: 1 } }, role)
      expect(stale).toMatchObject({ status: 409, code: 'record.changed' })

      expect(await call(`archive${one}`, { params: { id } }, role)).toMatchObject({ status: 200, data: { changed: 1 } })
      expect(await idsListed(entity)).not.toContain(id)
      expect(await idsListed(entity, 'state:archived')).toContain(id)
      const restored = await call(`change${many}`, { body: { action: 'restore', ids: [id] } }, role)
      expect(restored).toMatchObject({ status: 200, data: { changed: 1 } })
      expect(await idsListed(entity)).toContain(id)

      const told = await acrossGroups(test.db)
        .selectFrom('audit_events')
        .where('subject_id', '=', id)
        .orderBy('id')
        .select('action')
        .execute()
      expect(told.map(({ action }) => action)).toEqual([
        `create${one}`,
        `update${one}`,
        `archive${one}`,
        `change${many}`,
      ])
    }
  })

  it('is nothing that a company can see or change', async () => {
    const { id } = await makeEntry(test.db, entity, testDay)
    const body = { ...(await formOf(entity)), version: 1, action: 'archive', ids: [id] }
    for (const name of [`list${many}`, `create${one}`, `get${one}`, `update${one}`, `archive${one}`, `change${many}`]) {
      const isRead = name.startsWith('list') || name.startsWith('get')
      const params = /^(?:get|update|archive)/.test(name) ? { id } : {}
      const answer = await call(name, { params, ...(!isRead && { body }) }, 'owner')
      expect([name, answer.status]).toEqual([name, 403])
    }
  })

  it('does not know what is not there', async () => {
    const params = { id: '01890a5d-ac96-774b-bcce-b302099a8057' }
    const body = { ...(await formOf(entity)), version: 1 }
    expect(await call(`get${one}`, { params })).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await call(`update${one}`, { params, body })).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await call(`archive${one}`, { params })).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('needs its name in English', async () => {
    const body = { ...(await formOf(entity)), name: { en: '', zh: '名称', ms: '' } }
    const answer = await call(`create${one}`, { body })
    expect(answer).toMatchObject({ status: 422, error: { 'name.en': [expect.stringContaining('English')] } })
  })

  it('is copied where the specification says so', async () => {
    if (!entity.actions.includes('duplicate')) {
      expect(isEndpoint(`duplicate${one}`)).toBe(false)
      return
    }
    const { id, name } = await made(entity)
    const copy = await call(`duplicate${one}`, { params: { id } })
    expect(copy).toMatchObject({ status: 200, data: { name: { en: `Copy of ${name.en}` }, version: 1 } })
    expect(entry.parse(copy.data).id).not.toBe(id)
  })

  it('is found by a word in any language, and sorted every way', async () => {
    const { id } = await made(entity)
    for (const keyword of [`new ${one}`, '（中文）', '(melayu)']) {
      const found = await call(`list${many}`, { query: { keyword, order: '-updated_at' } })
      expect(idsIn(found.data)).toContain(id)
    }
    for (const order of ['position', '-position', 'name', '-name', 'updated_at']) {
      expect(await call(`list${many}`, { query: { order } })).toMatchObject({ status: 200 })
    }
    expect(await call(`list${many}`, { query: { filter: 'colour:1' } })).toMatchObject({ status: 422 })
  })

  it('is limited by each of its filters', async () => {
    const created = await made(entity)
    for (const filter of entity.list.filters) {
      expect(await idsListed(entity, `${filter}:${String(created[filter])}`)).toContain(created.id)
    }
  })
})

const named = (name: string): CatalogEntity => {
  const entity = catalogEntities.find((one) => one.name === name)
  if (!entity) throw new Error(`There is no ${name}`)
  return entity
}

describe('what an entry points at', () => {
  const dimension = named('dimensions')
  const interpretation = named('interpretations')

  it('is told by name, also when it has been archived since', async () => {
    const { id, name } = await made(dimension)
    const body = { ...(await formOf(interpretation)), dimension_id: id }
    const created = await call('createInterpretation', { body })
    expect(created).toMatchObject({ status: 200, data: { labels: { [id]: name.en } } })
    await call('archiveDimension', { params: { id } })
    const kept = entry.parse(created.data)
    expect(await call('getInterpretation', { params: { id: kept.id } })).toMatchObject({
      data: { dimension_id: id, labels: { [id]: name.en } },
    })
    // It may stay where it is, but nobody chooses it anew.
    const unchanged = { ...body, version: kept.version }
    expect(await call('updateInterpretation', { params: { id: kept.id }, body: unchanged })).toMatchObject({
      status: 200,
    })
    expect(await call('createInterpretation', { body })).toMatchObject({
      status: 422,
      error: { dimension_id: [expect.any(String)] },
    })
  })

  it('must be there', async () => {
    const body = { ...(await formOf(interpretation)), dimension_id: '01890a5d-ac96-774b-bcce-b302099a8057' }
    expect(await call('createInterpretation', { body })).toMatchObject({
      status: 422,
      error: { dimension_id: [expect.any(String)] },
    })
  })

  it.each(['name', 'description', 'business_size', 'type'])('an interpretation needs its %s', async (field) => {
    const body = Object.fromEntries(Object.entries(await formOf(interpretation)).filter(([name]) => name !== field))
    const { status, error } = await call('createInterpretation', { body })
    expect(status).toBe(422)
    expect(Object.keys(error)).toContain(field)
  })
})

describe('options', () => {
  const body = { name: { en: 'Café owner', zh: '', ms: '' }, list: 'job_position', senior: true, position: null }

  it('get a code of their own from their name, which stays when the name changes', async () => {
    const codes = async () =>
      (
        await test.db
          .selectFrom('options')
          .where('code', 'like', 'cafe_owner%')
          .orderBy('code')
          .select('code')
          .execute()
      ).map(({ code }) => code)
    const { id } = entry.parse((await call('createOption', { body })).data)
    await call('createOption', { body })
    expect(await codes()).toEqual(['cafe_owner', 'cafe_owner_2'])
    await call('updateOption', { params: { id }, body: { ...body, name: { en: 'Host', zh: '', ms: '' }, version: 1 } })
    expect(await codes()).toEqual(['cafe_owner', 'cafe_owner_2'])
  })

  it.each([
    [{ list: 'goal_type' }, 'senior'],
    [{ list: 'supervision', senior: false }, 'list'],
    [{ list: 'colours' }, 'list'],
  ])('%j is refused at %s', async (change, field) => {
    const answer = await call('createOption', { body: { ...body, ...change } })
    expect(answer).toMatchObject({ status: 422, error: { [field]: [expect.any(String)] } })
  })

  it('stay in their list', async () => {
    const { id } = entry.parse((await call('createOption', { body })).data)
    const moved = { ...body, list: 'goal_type', senior: false, version: 1 }
    expect(await call('updateOption', { params: { id }, body: moved })).toMatchObject({
      status: 422,
      error: { list: [expect.any(String)] },
    })
  })

  it('stand list by list, each by its own places', async () => {
    const rows = z.array(z.looseObject({ list: z.string(), position: z.int() }))
    const listed = async (order: string) => rows.parse((await call('listOptionEntries', { query: { order } })).data)
    for (const [order, sign] of [
      ['position', 1],
      ['-position', -1],
    ] as const) {
      const places = await listed(order)
      expect(new Set(places.map(({ list }) => list)).size).toBeGreaterThan(1)
      const sorted = places.toSorted(
        (one, other) =>
          sign * (one.list < other.list ? -1 : Number(one.list > other.list) || one.position - other.position),
      )
      expect(places).toEqual(sorted)
    }
  })

  it('of another list are no industries', async () => {
    const { id } = entry.parse((await call('createOption', { body })).data)
    expect(await call('getIndustry', { params: { id } })).toMatchObject({ status: 404 })
    expect(await call('changeIndustries', { body: { action: 'archive', ids: [id] } })).toMatchObject({
      data: { changed: 0 },
    })
  })
})

describe('listCatalogChoices', () => {
  it.each([
    'dimension',
    'situation',
    'module',
    'industry',
    'note_type',
    'transaction_type',
    'company',
    'person',
    'survey',
  ])('offers what is called a %s', async (source) => {
    const answer = await call('listCatalogChoices', { params: { source } })
    expect(answer.status).toBe(200)
    if (source !== 'survey') expect(idsIn(answer.data).length).toBeGreaterThan(0)
    const none = await call('listCatalogChoices', { params: { source }, query: { keyword: 'qqqzzz' } })
    expect(none.data).toEqual([])
  })

  it('names no staff to a moderator, who has nothing to say about them', async () => {
    const peopleFor = async (role: Role) =>
      idsIn((await call('listCatalogChoices', { params: { source: 'person' } }, role)).data)
    const staff = [people.get('root'), people.get('moderator')]
    expect(await peopleFor('root')).toEqual(expect.arrayContaining([people.get('owner'), ...staff]))
    expect(await peopleFor('moderator')).toContain(people.get('owner'))
    expect((await peopleFor('moderator')).filter((id) => staff.includes(id))).toEqual([])
  })
})

describe('listTemplateTypes', () => {
  it('knows the three of the specification', async () => {
    expect(await call('listTemplateTypes')).toMatchObject({
      data: [
        { id: 0, name: 'None' },
        { id: 1, name: 'Job description' },
        { id: 2, name: 'Day to day scenario' },
      ],
    })
  })
})
