import { limits } from '@catchpitch/contract/limits'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { DrawnPicture } from './draw-picture.ts'
import { drawingLimit } from './drawing-limit.ts'
import { openPicture } from './open-picture.ts'

const { side, pixels } = limits.slide.picture

/**
 * Draws a picture of any size anew from its pixels, as `drawPicture` does with a person's, and no larger than a screen
 * shows it. Refuses with a message what is not one whole picture, or too large to be decoded beside everybody's calls.
 */
export async function fitPicture(bytes: Buffer): Promise<DrawnPicture | FieldMessageKey> {
  try {
    const source = await openPicture(bytes)
    if (source === null) return 'field.picture.type'
    if (source.width * source.height > pixels) return 'field.picture.pixels'
    const image = source.pixels()
    if (image === null) return 'field.picture.type'
    const { data, info } = await image
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .timeout(drawingLimit)
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, content_type: 'image/jpeg', width: info.width, height: info.height }
  } catch {
    // Whatever it is that the library could not read, it is not a picture to us.
    return 'field.picture.type'
  }
}
