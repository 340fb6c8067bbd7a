import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/*
 * Pictures for tests, good ones and hostile ones, all made here: nothing that harms anybody lies about as a file.
 */

const side = 640

type PngColour = { bits: number; colour: number }

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const number32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([number32(data.length), named, number32(crc32(named))])
}

const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG as its chunks say, whether they fit together or not. */
export function pngOf(width: number, height: number, pixels: Buffer, extra: Buffer[] = [], colour?: PngColour): Buffer {
  const { bits, colour: type } = colour ?? { bits: 8, colour: 0 }
  const header = Buffer.concat([number32(width), number32(height), Buffer.from([bits, type, 0, 0, 0])])
  return Buffer.concat([
    pngSign,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The grey pixels of a picture that is 640 to a side. */
export const greyPixels = deflateSync(Buffer.alloc((side + 1) * side, 0))

type BmpWish = { width?: number; height?: number; bits?: number; top_down?: boolean; masks?: boolean }

const blue_green_red_opacity = { red: [0, 0, 255, 255], blue: [255, 0, 0, 255] }
/** A byte of pixels that all have the second colour of the palette. */
const second_colour: Record<number, number> = { 1: 0xff, 4: 0x11, 8: 0x01 }

/** One row of pixels of one colour. */
function bmpRow(width: number, bits: number, colour: 'red' | 'blue'): Buffer {
  const row = Buffer.alloc(Math.ceil((width * bits) / 32) * 4)
  if (bits < 24) return row.fill(colour === 'blue' ? (second_colour[bits] ?? 0) : 0)
  const pixel = blue_green_red_opacity[colour].slice(0, bits / 8)
  for (let column = 0; column < width; column += 1) row.set(pixel, column * pixel.length)
  return row
}

/** A BMP whose upper half is red and whose lower half is blue. */
export function bmpOf(wish: BmpWish = {}): Buffer {
  const { width = side, height = side, bits = 24, top_down = false, masks = false } = wish
  const info = Buffer.alloc(masks ? 108 : 40)
  info.writeUInt32LE(info.length, 0)
  info.writeInt32LE(width, 4)
  info.writeInt32LE(top_down ? -height : height, 8)
  info.writeUInt16LE(1, 12)
  info.writeUInt16LE(bits, 14)
  if (masks) {
    info.writeUInt32LE(3, 16)
    for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries()) info.writeUInt32LE(mask, 40 + index * 4)
  }
  const palette = Buffer.alloc(bits < 24 ? 4 << bits : 0)
  palette.set([0, 0, 255, 0, 255, 0, 0, 0].slice(0, palette.length))

  const upper = Array.from({ length: Math.ceil(height / 2) }, () => bmpRow(width, bits, 'red'))
  const lower = Array.from({ length: Math.floor(height / 2) }, () => bmpRow(width, bits, 'blue'))
  const pixels = Buffer.concat(top_down ? [...upper, ...lower] : [...lower, ...upper])
  const head = Buffer.alloc(14)
  head.write('BM', 'latin1')
  head.writeUInt32LE(head.length + info.length + palette.length + pixels.length, 2)
  head.writeUInt32LE(head.length + info.length + palette.length, 10)
  return Buffer.concat([head, info, palette, pixels])
}

type Kind = 'jpeg' | 'png' | 'gif' | 'webp'

/** A picture whose upper half is red and whose lower half is blue. */
export function halves(width = side, height = side) {
  const lower = { create: { width, height: Math.max(1, height >> 1), channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: lower, gravity: 'south' },
  ])
}

export const pictureOf = (kind: Kind, width = side, height = side) => halves(width, height).toFormat(kind).toBuffer()
