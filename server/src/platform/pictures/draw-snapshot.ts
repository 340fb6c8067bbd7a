import { limits } from '@catchpitch/contract/limits'
import { drawingLimit } from './drawing-limit.ts'
import { openPicture } from './open-picture.ts'

const { width, height } = limits.integrity.snapshot

/** Draws a picture from the camera anew from its pixels, as `drawPicture` does; null if it is not one of the right size. */
export async function drawSnapshot(bytes: Buffer) {
  try {
    const source = await openPicture(bytes)
    if (source === null || source.width !== width || source.height !== height) return null
    const drawn = await source.pixels()?.removeAlpha().png({ compressionLevel: 9 }).timeout(drawingLimit).toBuffer()
    return drawn ? ({ bytes: drawn, content_type: 'image/png', width, height } as const) : null
  } catch {
    // Whatever it is that the library could not read, it is not a picture to us.
    return null
  }
}
