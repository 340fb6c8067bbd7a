import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { id } from '../ids.ts'
import { flag, listOf, orNothing } from './parts.ts'
import { text } from './text.ts'

const one = '0190a5c0-0000-7000-8000-000000000001'
const two = '0190a5c0-0000-7000-8000-000000000002'

describe('orNothing', () => {
  const field = orNothing(text({ max: 5 }))

  it.each([
    ['', null],
    [undefined, null],
    [null, null],
    ['a', 'a'],
  ])('reads %j as %j', (part, value) => {
    expect(field.parse(part)).toBe(value)
  })

  it('still asks what it holds to be right', () => {
    expect(field.safeParse('far too long').success).toBe(false)
    expect(field.safeParse(['a']).success).toBe(false)
  })

  it('may be left out of a form', () => {
    expect(z.object({ field }).parse({})).toEqual({ field: null })
  })
})

describe('flag', () => {
  it.each([
    ['1', true],
    ['true', true],
    [true, true],
    ['0', false],
    ['false', false],
    [false, false],
  ])('reads %j as %j', (part, value) => {
    expect(flag.parse(part)).toBe(value)
  })

  it.each(['', 'yes', '2', 'TRUE', undefined, null, ['1']])('does not guess what %j means', (part) => {
    expect(flag.safeParse(part).success).toBe(false)
  })
})

describe('listOf', () => {
  const list = listOf(id)

  it.each([
    ['nothing', undefined, []],
    ['an empty part', '', []],
    ['one part', one, [one]],
    ['several', [one, two], [one, two]],
  ])('reads %s', (_title, part, value) => {
    expect(list.parse(part)).toEqual(value)
  })

  it('asks each of them to be right', () => {
    expect(list.safeParse('x').success).toBe(false)
    expect(list.safeParse([one, '']).success).toBe(false)
  })
})
