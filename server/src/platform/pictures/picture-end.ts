import type { PictureKind } from './picture-kind.ts'

/*
 * Where the picture in a file ends, found by walking from one block to the next without decoding any. Null if it never
 * does, or is built in a way that only costs time. Something that follows the end belongs to another kind of file that
 * shares these bytes: a page, a script or an archive, meant for a program that reads it differently than we do.
 */
type Walk = (bytes: Buffer) => number | null

/** Of blocks that make a reader start over. Real pictures have about ten, animations some hundred. */
const most_scans = 100
const most_frames = 1000

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** In the coded data a 255 is followed by a 0 or a restart; anything else begins the next segment. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start
  for (;;) {
    at = bytes.indexOf(0xff, at)
    const marker = bytes[at + 1]
    if (at === -1 || marker === undefined) return bytes.length
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
    at += marker === 0xff ? 1 : 2
  }
}

const endOfJpeg: Walk = (bytes) => {
  let at = 2
  let scans = 0
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker !== 0xda) continue
    scans += 1
    at = endOfScan(bytes, at)
    if (scans > most_scans) return null
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2
  }
  return null
}

const endOfPng: Walk = (bytes) => {
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return at
  }
  return null
}

/** Each block tells its length, the last one that it has none. */
function endOfGifBlocks(bytes: Buffer, start: number): number {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return bytes.length
    at += 1 + length
    if (length === 0) return at
  }
}

const paletteBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

const endOfGif: Walk = (bytes) => {
  if (bytes.length < 13) return null
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  let at = 13 + paletteBytes(bytes.readUInt8(10))
  let frames = 0
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return at + 1
    if (kind === 0x21) {
      at = endOfGifBlocks(bytes, at + 2)
      continue
    }
    if (kind !== 0x2c || at + 11 > bytes.length) return null
    const right = bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)
    const bottom = bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)
    frames += 1
    // A frame that is larger than its picture makes readers widen the picture, to whatever size it claims.
    if (right > width || bottom > height || frames > most_frames) return null
    at = endOfGifBlocks(bytes, at + 11 + paletteBytes(bytes.readUInt8(at + 9)))
  }
  return null
}

const endOfWebp: Walk = (bytes) => 8 + bytes.readUInt32LE(4)

const endOfBmp: Walk = (bytes) => (bytes.length < 6 ? null : bytes.readUInt32LE(2))

const walks: Record<PictureKind, Walk> = {
  jpeg: endOfJpeg,
  png: endOfPng,
  gif: endOfGif,
  webp: endOfWebp,
  bmp: endOfBmp,
}

/** Whether a file is one picture from its first byte to its last. */
export function isOnePicture(kind: PictureKind, bytes: Buffer): boolean {
  return walks[kind](bytes) === bytes.length
}
