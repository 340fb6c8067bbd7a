import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { inLanguage } from './in-language.ts'

const database = useDatabase()

const cast = (domain: string, value: unknown) =>
  sql`select ${JSON.stringify(value)}::${sql.raw(domain)}`.execute(database.db)

const filled = { en: 'Student', zh: '在校学生', ms: 'Pelajar' }

describe.each(['texts', 'catalog_texts'])('the domain %s', (domain) => {
  it.each([
    ['all three languages', filled],
    ['English alone', { en: 'Student', zh: '', ms: '' }],
  ])('takes %s', async (_title, value) => {
    await expect(cast(domain, value)).resolves.toBeDefined()
  })

  it.each([
    ['nothing at all', {}],
    ['a language that is missing', { en: 'Student', zh: '在校学生' }],
    ['a fourth language', { ...filled, fr: 'Étudiant' }],
    ['a number', { ...filled, ms: 7 }],
    ['null', { ...filled, ms: null }],
    ['a list', [filled]],
    ['a text', 'Student'],
    ['JSON null', null],
    ['three empty texts', { en: '', zh: '', ms: '' }],
    ['blanks only', { en: ' ', zh: '\n', ms: '\t' }],
  ])('refuses %s', async (_title, value) => {
    await expect(cast(domain, value)).rejects.toThrow(/violates check constraint/)
  })
})

it('only what staff write for everybody must be in English', async () => {
  const malay = { en: '', zh: '', ms: 'Pelajar' }
  await expect(cast('texts', malay)).resolves.toBeDefined()
  await expect(cast('catalog_texts', malay)).rejects.toThrow(/violates check constraint/)
})

describe('inLanguage', () => {
  const read = async (value: object, language: 'en' | 'zh' | 'ms') => {
    const texts = sql`${JSON.stringify(value)}::catalog_texts`
    const { rows } = await sql<{ text: string }>`select ${inLanguage(texts, language)} as text`.execute(database.db)
    return rows[0]?.text
  }

  it('reads the language asked for', async () => {
    expect([await read(filled, 'en'), await read(filled, 'zh'), await read(filled, 'ms')]).toEqual([
      'Student',
      '在校学生',
      'Pelajar',
    ])
  })

  it.each(['', '  '])('reads English where the translation is %j', async (ms) => {
    expect(await read({ ...filled, ms }, 'ms')).toBe('Student')
  })
})
