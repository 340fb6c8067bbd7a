import { languages } from '@catchpitch/contract/languages'
import { optionLists } from '@catchpitch/contract/options/option-lists'
import { planKind } from '@catchpitch/contract/plans/plans'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { defaultOptions } from './default-options.ts'
import { defaultPlans } from './default-plans.ts'
import { seedCatalog } from './seed-catalog.ts'

const database = useDatabase()
const first = new Date('2026-11-16T02:00:00Z')
const later = new Date('2027-01-01T00:00:00Z')

const tables = [
  'options',
  'plans',
  'dimensions',
  'situations',
  'modules',
  'interpretations',
  'guides',
  'templates',
  'job_templates',
  'hiring_strategies',
  'admin_slides',
  'notices',
  'mail_templates',
] as const

const options = () => database.db.selectFrom('options').orderBy('list').orderBy('position').selectAll().execute()
const plans = () => database.db.selectFrom('plans').orderBy('position').selectAll().execute()

const everything = async () => {
  const rows = tables.map(async (table) => ({
    table,
    rows: await database.db.selectFrom(table).orderBy('id').selectAll().execute(),
  }))
  return Promise.all(rows)
}

beforeEach(async () => {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(database.db)
})

describe('seedCatalog', () => {
  it('fills the lists in their order and offers the four plans of the specification', async () => {
    await seedCatalog(database.db, first)
    for (const list of optionLists) {
      const codes = (await options()).filter((option) => option.list === list).map(({ code }) => code)
      expect(codes).toEqual(defaultOptions[list].map(({ code }) => code))
    }
    expect((await plans()).map(({ kind, title, currency }) => ({ kind, title, currency }))).toMatchObject([
      { kind: planKind.default, title: { en: 'Default' }, currency: 'MYR' },
      { kind: planKind.add_on, title: { en: 'Add on' }, currency: 'MYR' },
      { kind: planKind.custom, title: { en: 'Custom' }, currency: 'MYR' },
      { kind: planKind.annual, title: { en: 'Annual+' }, currency: 'MYR' },
    ])
  })

  it('changes nothing when it runs again', async () => {
    await seedCatalog(database.db, first)
    const before = await everything()
    await seedCatalog(database.db, later)
    expect(await everything()).toEqual(before)
  })

  it('leaves alone what staff have changed, and does not bring back what they archived', async () => {
    await seedCatalog(database.db, first)
    const name = JSON.stringify({ en: 'At school', zh: '', ms: '' })
    await database.db.updateTable('options').set({ name, position: 99 }).where('code', '=', 'student').execute()
    await database.db.updateTable('options').set({ archived_at: first }).where('code', '=', 'retired').execute()
    await database.db
      .updateTable('plans')
      .set({ price_minor: 1, archived_at: first })
      .where('sku', '=', 'annual')
      .execute()
    await database.db.updateTable('guides').set({ name, version: 2 }).where('code', '=', 'what-to-write').execute()
    await database.db.updateTable('situations').set({ archived_at: first }).where('code', '=', 'saying-no').execute()
    const before = await everything()
    await seedCatalog(database.db, later)
    expect(await everything()).toEqual(before)
  })

  it('adds what a new release brings', async () => {
    await seedCatalog(database.db, first)
    const before = await options()
    await database.db.deleteFrom('options').where('code', '=', 'student').execute()
    await database.db.deleteFrom('plans').where('sku', '=', 'custom').execute()
    await database.db.deleteFrom('interpretations').where('code', '=', 'people-2-question').execute()
    await seedCatalog(database.db, later)
    const added = (await everything()).flatMap(({ rows }) => rows.filter(({ created_at }) => created_at > first))
    expect(added).toMatchObject([
      { code: 'student' },
      { sku: 'custom' },
      { code: 'people-2-question', business_size: null, control: null, quadrant: 2, type: 2 },
    ])
    expect(await options()).toHaveLength(before.length)
  })

  it('is done once when several processes start at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => seedCatalog(database.db, first)))
    expect(await options()).toHaveLength(optionLists.flatMap((list) => defaultOptions[list]).length)
    expect(await plans()).toHaveLength(defaultPlans.length)
  })
})

describe('the content of the catalogue', () => {
  const texts = [
    ...optionLists.flatMap((list) => defaultOptions[list].map(({ name }) => name)),
    ...defaultPlans.flatMap(({ title, description }) => [title, description]),
  ]

  it('is there in every language', () => {
    for (const text of texts) {
      for (const language of languages) expect(text[language].trim(), JSON.stringify(text)).not.toBe('')
      expect(text.zh, JSON.stringify(text)).not.toBe(text.en)
    }
  })

  it('has no two entries of one code, nor of one name in any language', () => {
    for (const list of optionLists) {
      const entries = defaultOptions[list]
      expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
      for (const language of languages) {
        expect(new Set(entries.map(({ name }) => name[language])).size).toBe(entries.length)
      }
    }
  })
})
