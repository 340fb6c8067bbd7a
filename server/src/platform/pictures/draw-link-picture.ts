import { drawingLimit } from './drawing-limit.ts'
import { linkPictureSize } from './link-picture-size.ts'
import { openPicture } from './open-picture.ts'

/** The middle of a picture that we have stored, in the size that previews of links show; null if it cannot be read. */
export async function drawLinkPicture(bytes: Buffer): Promise<Buffer | null> {
  const image = (await openPicture(bytes))?.pixels()
  if (!image) return null
  return image
    .resize({ ...linkPictureSize, fit: 'cover' })
    .jpeg({ quality: 85, mozjpeg: true })
    .timeout(drawingLimit)
    .toBuffer()
}
