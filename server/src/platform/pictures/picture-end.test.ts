import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmpOf, pictureOf } from '#testing/pictures'
import { decodeBmp, readBmpHeader } from './bmp.ts'
import { isOnePicture } from './picture-end.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'

const pictures: Record<PictureKind, Buffer> = {
  jpeg: await pictureOf('jpeg', 64, 64),
  png: await pictureOf('png', 64, 64),
  gif: await pictureOf('gif', 64, 64),
  webp: await pictureOf('webp', 64, 64),
  bmp: bmpOf({ width: 64, height: 64 }),
}
const kinds = ['jpeg', 'png', 'gif', 'webp', 'bmp'] as const

describe.each(kinds)('a file of the kind %s', (kind) => {
  const whole = pictures[kind]

  it('is known by its first bytes, and is one picture to its last', () => {
    expect(pictureKindOf(whole)).toBe(kind)
    expect(isOnePicture(kind, whole)).toBe(true)
  })

  it('is no whole picture wherever it is cut', () => {
    for (let length = 12; length < whole.length; length += 1) {
      expect(isOnePicture(kind, whole.subarray(0, length)), `${length} bytes`).toBe(false)
    }
  })

  it('is not one picture with anything behind it', () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 1 }), (tail) => !isOnePicture(kind, Buffer.concat([whole, tail]))))
  })

  it('is walked through to an end, whatever stands in it', () => {
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 50 })
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = Buffer.from(whole)
        for (const [at, value] of changes) damaged[at] = value
        expect(typeof isOnePicture(kind, damaged)).toBe('boolean')
      }),
    )
  })
})

describe('a BMP', () => {
  it('is read or not, but never fails, whatever its header says', () => {
    const small = bmpOf({ width: 8, height: 8, bits: 4 })
    const damage = fc.array(fc.tuple(fc.nat(53), fc.nat(255)), { maxLength: 20 })
    fc.assert(
      fc.property(damage, fc.nat(small.length), (changes, length) => {
        const damaged = Buffer.from(small.subarray(0, length))
        for (const [at, value] of changes) if (at < length) damaged[at] = value
        const header = readBmpHeader(damaged)
        // As with the real ones: it is decoded only at a size that was agreed on.
        if (header?.width === 8 && header.height === 8) decodeBmp(damaged, header)
      }),
      { numRuns: 2000 },
    )
  })
})
