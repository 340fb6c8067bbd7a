import { expect, it } from 'vitest'
import { evidenceType } from './evidence-type.rules.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])

it.each([
  ['a PDF file', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a PDF file after what a scanner writes first', Buffer.from('\u{feff}junk\n%PDF-1.4'), 'application/pdf'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
  ['a page', Buffer.from('<html><script>'), null],
  ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['a program', Buffer.from('MZ\x90'), null],
  ['another RIFF', Buffer.from('RIFF\0\0\0\0WAVEfmt '), null],
  ['half a mark', jpeg.subarray(0, 2), null],
  ['nothing', Buffer.alloc(0), null],
])('takes %s for what it is', (_, bytes, type) => {
  expect(evidenceType(bytes)).toBe(type)
})
