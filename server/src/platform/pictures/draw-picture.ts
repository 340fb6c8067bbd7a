import { limits } from '@catchpitch/contract/limits'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import sharp, { type Sharp } from 'sharp'
import { decodeBmp, readBmpHeader } from './bmp.ts'
import { isOnePicture } from './picture-end.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'

const { side, stored_side } = limits.picture

const seconds = 2

// The library also reads drawings, documents and some forty other formats, none of which has any business here: a flaw
// in a reader that cannot be called harms nobody.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
// It would keep what it decoded for the next call, which never asks for the same again.
sharp.cache(false)

export type DrawnPicture = { bytes: Buffer; content_type: 'image/jpeg'; width: number; height: number }

type Size = { width: number; height: number }

/** A picture that says its size, and draws itself once that is known to be right. */
type Source = Size & { pixels: () => Sharp | null }

function openBmp(bytes: Buffer): Source | null {
  const header = readBmpHeader(bytes)
  if (header === null) return null
  const pixels = () => {
    const raw = decodeBmp(bytes, header)
    return raw && sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } })
  }
  return { width: header.width, height: header.height, pixels }
}

async function open(kind: PictureKind, bytes: Buffer): Promise<Source | null> {
  if (kind === 'bmp') return openBmp(bytes)
  // Only its header is read here, whatever size that claims.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = () => sharp(bytes, { limitInputPixels: side * side, failOn: 'error' })
  return format === kind ? { width, height, pixels } : null
}

/**
 * Draws a person's picture anew from its pixels, so that nothing else of the file is kept: no place where it was taken,
 * no comment, nothing that another program would read as something else. Refuses with a message what is not one whole
 * picture of exactly the size that our page crops to. The size is asked before anything is decoded: a file of a few
 * kilobytes can claim to be a picture of gigabytes.
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture | FieldMessageKey> {
  const kind = pictureKindOf(bytes)
  if (kind === null || !isOnePicture(kind, bytes)) return 'field.picture.type'
  try {
    const source = await open(kind, bytes)
    if (source === null) return 'field.picture.type'
    if (source.width !== side || source.height !== side) return 'field.picture.size'
    const image = source.pixels()
    if (image === null) return 'field.picture.type'
    const drawn = await image
      .autoOrient()
      .resize(stored_side, stored_side)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .timeout({ seconds })
      .toBuffer()
    return { bytes: drawn, content_type: 'image/jpeg', width: stored_side, height: stored_side }
  } catch {
    // Whatever it is that the library could not read, it is not a picture to us.
    return 'field.picture.type'
  }
}
