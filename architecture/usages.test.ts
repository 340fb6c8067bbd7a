import { describe, expect, it } from 'vitest'
import { parseSource } from './source-file.ts'
import { countCalls, emptyNames, forbiddenUsages, type Restriction } from './usages.ts'

const clock: Restriction = {
  what: 'the clock',
  because: 'tests move it',
  in: ['src/**', '!**/*.test.ts'],
  except: ['src/clock.ts'],
  found: ({ calls }) => calls.includes('Date.now()'),
}
const excepted = parseSource('src/clock.ts', 'Date.now()')

describe('forbiddenUsages', () => {
  it('finds a use where it is not allowed, and only there', () => {
    const files = [
      excepted,
      parseSource('src/late.ts', 'Date.now()'),
      parseSource('src/late.test.ts', 'Date.now()'),
      parseSource('src/early.ts', 'new Date(0)'),
    ]
    expect(forbiddenUsages(files, clock)).toEqual(['src/late.ts uses the clock: tests move it'])
  })

  it('finds an exception that nobody needs any more', () => {
    expect(forbiddenUsages([], clock)).toEqual(['src/clock.ts is excepted but does not use the clock'])
  })
})

describe('countCalls', () => {
  it('counts a call by file', () => {
    const files = [
      parseSource('a.ts', 'all(db); all(db)'),
      parseSource('b.ts', 'all(db)'),
      parseSource('c.ts', 'all()'),
    ]
    expect(countCalls(files, 'all(…)')).toEqual({ 'a.ts': 2, 'b.ts': 1 })
  })
})

describe('emptyNames', () => {
  it.each([
    'src/utils.ts',
    'src/utils/dates.ts',
    'src/date-utils.ts',
    'src/surveys.types.ts',
    'src/helper.tsx',
    'src/common/a.ts',
    'src/mail-manager.ts',
    'src/ui/index.ts',
    'index.mjs',
  ])('refuses %s', (path) => {
    expect(emptyNames([path])).toEqual([path])
  })

  it.each([
    'web/index.html',
    'src/column-types.ts',
    'src/index-survey.ts',
    'src/commonwealth.ts',
    'src/prototypes.ts',
    'src/typesetting.ts',
  ])('lets %s be', (path) => {
    expect(emptyNames([path])).toEqual([])
  })
})
