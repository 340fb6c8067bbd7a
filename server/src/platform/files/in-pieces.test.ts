import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inPieces } from './in-pieces.ts'

async function* of(parts: readonly Uint8Array[]): AsyncIterable<Buffer> {
  for (const part of parts) yield Buffer.from(part)
}

it('gives back the same bytes, in pieces of one length but for the last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40 })),
      fc.integer({ min: 1, max: 16 }),
      async (parts, length) => {
        const pieces = []
        for await (const piece of inPieces(of(parts), length)) pieces.push(piece)
        expect(Buffer.concat(pieces.map(({ bytes }) => bytes))).toEqual(Buffer.concat(parts))
        expect(pieces.map(({ is_last }) => is_last)).toEqual(pieces.map((_, at) => at === pieces.length - 1))
        expect(pieces.slice(0, -1).every(({ bytes }) => bytes.length === length)).toBe(true)
        expect(pieces.at(-1)?.bytes.length).toBeLessThanOrEqual(length)
      },
    ),
  )
})
