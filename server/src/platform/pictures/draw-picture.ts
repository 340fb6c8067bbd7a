import { limits } from '@catchpitch/contract/limits'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import { drawingLimit } from './drawing-limit.ts'
import { openPicture } from './open-picture.ts'

const { side, stored_side, stored_quality } = limits.picture

export type DrawnPicture = { bytes: Buffer; content_type: 'image/jpeg'; width: number; height: number }

/**
 * Draws a person's picture anew from its pixels, so that nothing else of the file is kept: no place where it was taken,
 * no comment, nothing that another program would read as something else. Refuses with a message what is not one whole
 * picture of exactly the size that our page crops to. The size is asked before anything is decoded: a file of a few
 * kilobytes can claim to be a picture of gigabytes.
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture | FieldMessageKey> {
  try {
    const source = await openPicture(bytes)
    if (source === null) return 'field.picture.type'
    if (source.width !== side || source.height !== side) return 'field.picture.size'
    const image = source.pixels()
    if (image === null) return 'field.picture.type'
    const drawn = await image
      .autoOrient()
      .resize(stored_side, stored_side)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: stored_quality, chromaSubsampling: '4:4:4' })
      .timeout(drawingLimit)
      .toBuffer()
    return { bytes: drawn, content_type: 'image/jpeg', width: stored_side, height: stored_side }
  } catch {
    // Whatever it is that the library could not read, it is not a picture to us.
    return 'field.picture.type'
  }
}
