/*
 * BMP, which our picture library cannot read: rows of pixels as they are, each filled up to four bytes, in blue, green
 * and red or as numbers of a palette. The compressed variants are too rare to read them.
 */

/** The pixels from the top left in red, green, blue and opacity. */
type Pixels = { width: number; height: number; data: Buffer }

type Header = {
  width: number
  height: number
  /** Rows are stored from the bottom unless the height is negative. */
  top_down: boolean
  bits: number
  pixels_at: number
  palette_at: number
  has_opacity: boolean
}

const header_bytes = 54
/** Beginning with this version a header says which bits hold what. */
const header_with_masks = 56

/** Blue, green and red each in a byte of its own, in this order: what everybody writes. */
function hasPlainMasks(bytes: Buffer): boolean {
  const masks = [0, 4, 8].map((offset) => bytes.readUInt32LE(header_bytes + offset))
  return masks[0] === 0xff0000 && masks[1] === 0xff00 && masks[2] === 0xff
}

function isReadable(bytes: Buffer, bits: number, compression: number): boolean {
  if (compression === 0) return [1, 4, 8, 24, 32].includes(bits)
  return compression === 3 && bits === 32 && bytes.length >= header_bytes + 16 && hasPlainMasks(bytes)
}

/** Null if it is no BMP that we can read. */
export function readBmpHeader(bytes: Buffer): Header | null {
  if (bytes.length < header_bytes) return null
  const info_bytes = bytes.readUInt32LE(14)
  const bits = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  if (info_bytes < 40 || !isReadable(bytes, bits, compression)) return null
  const height = bytes.readInt32LE(22)
  const masks = info_bytes >= header_with_masks && compression === 3
  return {
    width: bytes.readInt32LE(18),
    height: Math.abs(height),
    top_down: height < 0,
    bits,
    pixels_at: bytes.readUInt32LE(10),
    palette_at: 14 + info_bytes,
    has_opacity: masks && bytes.readUInt32LE(header_bytes + 12) === 0xff000000,
  }
}

/** Where in the file the colour of a pixel stands. */
function colourAt(bytes: Buffer, { bits, palette_at }: Header, row_at: number, column: number): number {
  if (bits >= 24) return row_at + column * (bits / 8)
  const place = column * bits
  const octet = bytes.readUInt8(row_at + (place >> 3))
  const number = (octet >> (8 - bits - (place & 7))) & ((1 << bits) - 1)
  return palette_at + number * 4
}

/** Null if pixels or colours are missing. The caller has looked at the size: it is what the pixels are going to take. */
export function decodeBmp(bytes: Buffer, header: Header): Pixels | null {
  const { width, height, top_down, bits, pixels_at, has_opacity } = header
  const row_bytes = Math.ceil((width * bits) / 32) * 4
  if (pixels_at < header_bytes || pixels_at + row_bytes * height > bytes.length) return null
  const data = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const row_at = pixels_at + row_bytes * (top_down ? row : height - 1 - row)
    for (let column = 0; column < width; column += 1) {
      const from = colourAt(bytes, header, row_at, column)
      if (from + 3 > bytes.length) return null
      const to = (row * width + column) * 4
      data[to] = bytes.readUInt8(from + 2)
      data[to + 1] = bytes.readUInt8(from + 1)
      data[to + 2] = bytes.readUInt8(from)
      data[to + 3] = has_opacity ? bytes.readUInt8(from + 3) : 255
    }
  }
  return { width, height, data }
}
