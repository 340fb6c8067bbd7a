import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayOf } from '../dates.ts'
import { problemsOf } from '../problems.ts'
import { ageRangeLabel, ageRangeOf, bornOn, isAdult } from './born-on.ts'

const problemOf = (input: unknown) => {
  const { error } = bornOn.safeParse(input)
  return error ? problemsOf(error, input).map(({ key }) => key) : []
}

const days = (first: string, last: string) =>
  fc
    .date({ min: new Date(`${first}T00:00:00Z`), max: new Date(`${last}T00:00:00Z`), noInvalidDate: true })
    .map((instant) => dayOf(instant))

describe('bornOn', () => {
  it.each(['1900-01-01', '1999-12-31', '2000-02-29', '2008-02-29', '2026-11-16'])('takes %s', (day) => {
    expect(bornOn.parse(day)).toBe(day)
  })

  it.each([
    ['a day that does not exist', '1999-02-29'],
    ['the 31st of a month of 30', '1999-04-31'],
    ['a 29th of February in a century', '1900-02-29'],
    ['month 13', '1999-13-01'],
    ['month 0', '1999-00-10'],
    ['day 0', '1999-10-00'],
    ['a year of two digits', '99-10-10'],
    ['a year of three digits', '999-10-10'],
    ['a year of five digits', '19999-1-1'],
    ['a year before anybody alive', '1899-12-31'],
    ['the year 0', '0000-01-01'],
    ['another order', '31-12-1999'],
    ['slashes', '1999/12/31'],
    ['one digit for a month', '1999-1-10'],
    ['a word', 'yesterday'],
    ['full-width digits', '１９９９-12-31'],
  ])('refuses %s', (_title, day) => {
    expect(problemOf(day)).toEqual(['field.bornOn'])
  })

  it.each([
    [undefined, 'field.required'],
    ['', 'field.required'],
    [19_991_231, 'field.invalid'],
    ['1999-12-31T00:00:00Z', 'field.tooLong'],
  ])('says one thing about %j', (input, key) => {
    expect(problemOf(input)).toEqual([key])
  })

  it('takes every day from 1900 on, and nothing that only looks like one', () => {
    fc.assert(fc.property(days('1900-01-02', '2100-01-01'), (day) => problemOf(day).length === 0))
    const digits = (count: number) =>
      fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: count, maxLength: count })
    fc.assert(
      fc.property(digits(4), digits(2), digits(2), (year, month, day) => {
        const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
        const exists = instant.getUTCMonth() === Number(month) - 1 && instant.getUTCDate() === Number(day)
        expect(problemOf(`${year}-${month}-${day}`).length === 0).toBe(exists && Number(year) >= 1900)
      }),
    )
  })
})

describe('isAdult', () => {
  it.each([
    ['2008-11-16', '2026-11-15', false],
    ['2008-11-16', '2026-11-16', true],
    ['2008-11-16', '2026-11-17', true],
    ['2008-12-01', '2026-11-30', false],
    ['2008-01-31', '2026-02-01', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2012-02-29', '2030-02-28', false],
    ['2026-11-16', '2026-11-16', false],
    ['2030-01-01', '2026-11-16', false],
    ['9990-01-01', '2026-11-16', false],
    ['1900-01-01', '2026-11-16', true],
  ])('born on %s, on %s: %s', (born, today, adult) => {
    expect(isAdult(born, today)).toBe(adult)
  })

  /** The plain way to count: as many birthdays as there were. */
  function birthdaysBy(born: Day, today: Day): number {
    const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
    let birthdays = 0
    while (new Date(Date.UTC(year + birthdays + 1, month - 1, day)) <= new Date(`${today}T00:00:00Z`)) birthdays += 1
    return birthdays
  }

  it('is whoever had eighteen birthdays, whatever day it is', () => {
    fc.assert(
      fc.property(days('1900-01-02', '2090-01-01'), days('2000-01-01', '2090-01-01'), (born, today) => {
        expect(isAdult(born, today)).toBe(birthdaysBy(born, today) >= 18)
      }),
    )
  })

  it('begins once and never ends', () => {
    fc.assert(
      fc.property(days('1950-01-01', '2050-01-01'), fc.integer({ min: -800, max: 800 }), (born, offset) => {
        const about = addDays(`${Number(born.slice(0, 4)) + 18}-06-30`, offset)
        if (isAdult(born, about)) expect(isAdult(born, addDays(about, 1))).toBe(true)
      }),
    )
  })
})

describe('ageRangeOf', () => {
  it.each([
    [2026, '17 and below'],
    [2009, '17 and below'],
    [2008, '18-24'],
    [2002, '18-24'],
    [2001, '25-34'],
    [1992, '25-34'],
    [1991, '35-44'],
    [1982, '35-44'],
    [1981, '45-59'],
    [1967, '45-59'],
    [1966, '60 and above'],
    [1900, '60 and above'],
  ])('born in %i, in 2026: %s, whatever the day', (year, label) => {
    for (const day of ['01-01', '06-30', '12-31']) {
      expect(ageRangeLabel[ageRangeOf(`${year}-${day}`, '2026-01-01')]).toBe(label)
      expect(ageRangeLabel[ageRangeOf(`${year}-${day}`, '2026-12-31')]).toBe(label)
    }
  })
})
