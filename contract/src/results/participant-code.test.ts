import { expect, it } from 'vitest'
import { numberOfCode, participantCode } from './participant-code.ts'

it('is five signs that are easy to read aloud', () => {
  for (const no of [0, 1, 2, 99_999, 2 ** 25 - 1]) expect(participantCode(no)).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{5}$/)
})

it('is another one for every number of a very large survey', () => {
  const count = 200_000
  expect(new Set(Array.from({ length: count }, (_, no) => participantCode(no))).size).toBe(count)
})

it('does not tell the order in which people were invited', () => {
  const codes = Array.from({ length: 50 }, (_, no) => participantCode(no))
  expect(codes).not.toEqual(codes.toSorted())
  expect(new Set(codes.map((code) => code.charAt(2))).size).toBeGreaterThan(10)
})

it('leads back to the number it was made of', () => {
  for (const no of [0, 1, 2, 77, 4711, 99_999, 2 ** 25 - 1]) expect(numberOfCode(participantCode(no))).toBe(no)
  const code = participantCode(4711)
  for (const typed of [code.toLowerCase(), code.slice(2), ` ${code} `, code.replace('-', '')]) {
    expect(numberOfCode(typed)).toBe(4711)
  }
})

it.each(['', 'C-', 'C-1234', 'C-12345678', 'C-IIIII', 'aisyah tan'])('is not %j', (typed) => {
  expect(numberOfCode(typed)).toBeNull()
})
