import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventParser } from './event-parser.ts'

function read(...pieces: string[]): string[] {
  const heard: string[] = []
  const parse = eventParser((data) => heard.push(data))
  for (const piece of pieces) parse(piece)
  return heard
}

describe('eventParser', () => {
  it.each([
    ['one event', 'data: {"a":1}\n\n', ['{"a":1}']],
    ['two events', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['comments between', ': open\n\ndata: a\n\n: beat\n\n', ['a']],
    ['several lines of data', 'data: a\ndata: b\n\n', ['a\nb']],
    ['other fields', 'id: 7\nevent: hint\nretry: 10\ndata: a\n\n', ['a']],
    ['no space, or two of them', 'data:a\n\ndata:  b\n\n', ['a', ' b']],
    ['data that is empty', 'data\n\ndata:\n\n', ['', '']],
    ['a field that only begins like data', 'database: a\n\n', []],
    ['every end of a line', 'data: a\r\n\r\ndata: b\r\rdata: c\n\n', ['a', 'b', 'c']],
    ['what is not ended yet', 'data: a\n', []],
  ])('reads %s', (_what, text, heard) => {
    expect(read(text)).toEqual(heard)
  })

  it('waits for the other half of an end of line', () => {
    expect(read('data: a\r', '\n\r', '\ndata: b\r\n', '\r\n')).toEqual(['a', 'b'])
  })

  it('reads the same, wherever the text is cut', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => `data: ${text.replaceAll(/[\r\n]/g, '')}`),
      fc.constantFrom('', '', ': beat', 'data', 'event: hint'),
    )
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 })
      // An event at the end is ended, and no carriage return is left waiting for the next piece.
      .map((lines) => `${lines.map(([words, end]) => words + end).join('')}\n\n`)
    const cuts = fc.array(fc.nat(200), { maxLength: 8 })
    fc.assert(
      fc.property(text, cuts, (whole, at) => {
        const places = [...new Set([0, ...at.filter((place) => place < whole.length)])].toSorted((a, b) => a - b)
        const pieces = places.map((place, index) => whole.slice(place, places[index + 1]))
        expect(pieces.join('')).toBe(whole)
        expect(read(...pieces)).toEqual(read(whole))
        expect(read(...whole.split(''))).toEqual(read(whole))
      }),
    )
  })
})
