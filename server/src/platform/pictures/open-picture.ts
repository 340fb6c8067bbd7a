import sharp, { type Sharp } from 'sharp'
import { decodeBmp, readBmpHeader } from './bmp.ts'
import { isOnePicture } from './picture-end.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'

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

async function openKind(kind: PictureKind, bytes: Buffer): Promise<Source | null> {
  if (kind === 'bmp') return openBmp(bytes)
  // Only its header is read here, whatever size that claims.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = () => sharp(bytes, { limitInputPixels: width * height, failOn: 'error' })
  return format === kind ? { width, height, pixels } : null
}

/**
 * One whole picture of a kind that people may bring; null if it is anything else. Its size is known before anything is
 * decoded: a file of a few kilobytes can claim to be a picture of gigabytes.
 */
export async function openPicture(bytes: Buffer): Promise<Source | null> {
  const kind = pictureKindOf(bytes)
  return kind !== null && isOnePicture(kind, bytes) ? openKind(kind, bytes) : null
}
