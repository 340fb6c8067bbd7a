import sharp from 'sharp'
import type { DrawnPicture } from './draw-picture.ts'

type Pixels = { width: number; height: number; pixels: Uint8ClampedArray }

/** What was drawn here, three bytes for each pixel, as the kind of file that every picture becomes. */
export async function encodePixels({ width, height, pixels }: Pixels): Promise<DrawnPicture> {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
  return { bytes, content_type: 'image/jpeg', width, height }
}
