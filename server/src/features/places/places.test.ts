import { languages } from '@catchpitch/contract/languages'
import { describe, expect, it } from 'vitest'
import { countriesIn, dialCodesIn, statesOf } from './places.ts'

const nameOf = (places: { id: string; name: string }[], id: string) => places.find((place) => place.id === id)?.name

describe('countriesIn', () => {
  it.each([
    ['en', 'MY', 'Malaysia'],
    ['en', 'CN', 'China'],
    ['en', 'GB', 'United Kingdom'],
    ['en', 'XK', 'Kosovo'],
    ['zh', 'MY', '马来西亚'],
    ['zh', 'SG', '新加坡'],
    ['zh', 'DE', '德国'],
    ['ms', 'SG', 'Singapura'],
    ['ms', 'DE', 'Jerman'],
  ] as const)('in %s, %s is called %s', (language, id, name) => {
    expect(nameOf(countriesIn(language), id)).toBe(name)
  })

  it.each(languages)('names every country once, and none by its code (%s)', (language) => {
    const countries = countriesIn(language)
    expect(countries).toHaveLength(250)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(250)
    expect(countries.filter(({ id, name }) => id === name)).toEqual([])
  })

  it('sorts by the language: accents in English beside their letter, Chinese by sound', () => {
    const places = (language: 'en' | 'zh', ids: string[]) =>
      countriesIn(language)
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
    expect(places('en', ['ZW', 'AX', 'AF', 'CI', 'MY'])).toEqual(['AF', 'AX', 'CI', 'MY', 'ZW'])
    // Ā'ěrbāníyà, Déguó, Mǎláixīyà, Xīnjiāpō, Zhōngguó
    expect(places('zh', ['CN', 'SG', 'MY', 'DE', 'AL'])).toEqual(['AL', 'DE', 'MY', 'SG', 'CN'])
  })
})

describe('dialCodesIn', () => {
  it.each([
    ['MY', '+60'],
    ['SG', '+65'],
    ['CN', '+86'],
    ['US', '+1'],
    ['CA', '+1'],
    ['KZ', '+7'],
    ['XK', '+383'],
  ])('%s is dialled by %s', (id, dial_code) => {
    expect(dialCodesIn('en')).toContainEqual(expect.objectContaining({ id, dial_code }))
  })

  it('leaves out what nobody can call, and offers no country that the list of countries lacks', () => {
    const dialled = dialCodesIn('ms').map(({ id }) => id)
    const countries = countriesIn('ms').map(({ id }) => id)
    expect(dialled).not.toContain('AQ')
    expect(dialled.filter((id) => !countries.includes(id))).toEqual([])
    expect(dialled.length).toBeGreaterThan(230)
  })
})

describe('statesOf', () => {
  it('knows the thirteen states and three federal territories of Malaysia', () => {
    expect(statesOf('MY')?.map(({ name }) => name)).toEqual([
      'Johor',
      'Kedah',
      'Kelantan',
      'Melaka',
      'Negeri Sembilan',
      'Pahang',
      'Perak',
      'Perlis',
      'Pulau Pinang',
      'Sabah',
      'Sarawak',
      'Selangor',
      'Terengganu',
      'Wilayah Persekutuan Kuala Lumpur',
      'Wilayah Persekutuan Labuan',
      'Wilayah Persekutuan Putrajaya',
    ])
  })

  it.each([
    ['SG', 5, 'SG-03', 'North West'],
    ['CN', 34, 'CN-GD', 'Guangdong Sheng'],
    ['FR', 0, 'FR-ARA', 'Auvergne-Rhône-Alpes'],
  ])('%s has at least %i parts, %s being %s', (country, count, id, name) => {
    const states = statesOf(country) ?? []
    expect(states.length).toBeGreaterThanOrEqual(count)
    expect(nameOf(states, id)).toBe(name)
  })

  it('takes only what lies directly under the country', () => {
    expect(statesOf('FR')).not.toContainEqual(expect.objectContaining({ id: 'FR-01' }))
  })

  it('has an empty list for a country without parts, and none for what is no country', () => {
    expect(statesOf('AQ')).toEqual([])
    expect(statesOf('ZZ')).toBeNull()
    expect(statesOf('constructor')).toBeNull()
  })
})
