import { encode } from 'fast-bmp'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hostilePictures, ladenPictures } from '#testing/hostile-pictures'
import { bmpOf, greyPixels, halves, pictureOf, pngOf } from '#testing/pictures'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'

const hostile = await hostilePictures()
const laden = await ladenPictures()

async function drawn(bytes: Buffer): Promise<DrawnPicture> {
  const picture = await drawPicture(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

/** The colour of the pixel so far from the left and from the top, rounded: JPEG is not exact. */
async function colourAt(picture: DrawnPicture, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true })
  return Array.from(data.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3), (value) => Math.round(value / 51) * 51)
}

const red = [255, 0, 0]
const blue = [0, 0, 255]
const white = [255, 255, 255]

/**
 * Processor time and memory that a piece of work takes, in the library's own threads too. Not the time on the clock: a
 * busy machine would make a good picture look hostile.
 */
async function measured<Result>(work: () => Promise<Result>) {
  const before = process.memoryUsage.rss()
  let most = before
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const watch = setInterval(look, 2)
  const start = process.cpuUsage()
  const result = await work()
  clearInterval(watch)
  look()
  const { user, system } = process.cpuUsage(start)
  return { result, cpu_ms: (user + system) / 1000, megabytes: (most - before) / 1_000_000 }
}

describe('a good picture', () => {
  const kinds: [string, () => Buffer | Promise<Buffer>][] = [
    ['a JPEG', () => pictureOf('jpeg')],
    ['a progressive JPEG', () => halves().jpeg({ progressive: true }).toBuffer()],
    ['a PNG', () => pictureOf('png')],
    ['a PNG with a palette', () => halves().png({ palette: true }).toBuffer()],
    ['a PNG of 16 bits', () => halves().toColourspace('rgb16').png().toBuffer()],
    ['a GIF', () => pictureOf('gif')],
    ['a WebP', () => pictureOf('webp')],
    ['a WebP without losses', () => halves().webp({ lossless: true }).toBuffer()],
    ['a BMP', () => bmpOf()],
    ['a BMP from the top', () => bmpOf({ top_down: true })],
    ['a BMP of 32 bits', () => bmpOf({ bits: 32 })],
    ['a BMP of 32 bits with masks', () => bmpOf({ bits: 32, masks: true })],
    ['a BMP of 256 colours', () => bmpOf({ bits: 8 })],
    ['a BMP of 16 colours', () => bmpOf({ bits: 4 })],
    ['a BMP of two colours', () => bmpOf({ bits: 1 })],
  ]

  it.each(kinds)('%s is drawn anew as a JPEG of 600 x 600', async (_, make) => {
    const picture = await drawn(await make())
    expect(picture).toMatchObject({ content_type: 'image/jpeg', width: 600, height: 600 })
    const { format, width, height, exif, icc, xmp } = await sharp(picture.bytes).metadata()
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 600, height: 600 })
    expect(await colourAt(picture, 10, 10)).toEqual(red)
    expect(await colourAt(picture, 590, 590)).toEqual(blue)
  })

  it.each([3, 4] as const)('is read from a BMP that another program wrote, of %i bytes a pixel', async (channels) => {
    const data = await halves().ensureAlpha().raw().toBuffer()
    const pixels = channels === 4 ? data : await halves().removeAlpha().raw().toBuffer()
    const components = 3
    const written = encode({ width: 640, height: 640, bitsPerPixel: channels * 8, channels, components, data: pixels })
    const picture = await drawn(Buffer.from(written))
    expect(await colourAt(picture, 10, 10)).toEqual(red)
    expect(await colourAt(picture, 590, 590)).toEqual(blue)
  })

  it('stays grey if it is grey', async () => {
    const picture = await drawn(pngOf(640, 640, greyPixels))
    expect((await sharp(picture.bytes).metadata()).width).toBe(600)
  })

  it('is shown in the colours of a screen if it was meant for a printer', async () => {
    const picture = await drawn(await halves().toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(picture.bytes).metadata()).space).toBe('srgb')
    expect(await colourAt(picture, 10, 10)).toEqual(red)
  })

  it('is white where it lets something shine through', async () => {
    const glass = { width: 640, height: 640, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    for (const kind of ['png', 'webp', 'gif'] as const) {
      const picture = await drawn(await sharp({ create: glass }).toFormat(kind).toBuffer())
      expect(await colourAt(picture, 300, 300)).toEqual(white)
    }
  })

  it('is upright, however the camera was held', async () => {
    const picture = await drawn(await halves().withMetadata({ orientation: 3 }).jpeg().toBuffer())
    expect(await colourAt(picture, 10, 10)).toEqual(blue)
    expect(await colourAt(picture, 590, 590)).toEqual(red)
  })

  it('is the first of those that move', async () => {
    const frames = [await pictureOf('png'), await halves().flip().png().toBuffer()]
    const moving = sharp(frames, { join: { animated: true } })
    for (const kind of ['gif', 'webp'] as const) {
      const picture = await drawn(await moving.clone().toFormat(kind).toBuffer())
      expect(await colourAt(picture, 10, 10)).toEqual(red)
    }
  })

  it.each(laden)('$name is kept without it', async ({ bytes, carries }) => {
    expect(bytes.includes(carries)).toBe(true)
    const { result, cpu_ms, megabytes } = await measured(() => drawn(bytes))
    expect(result.bytes.includes(carries)).toBe(false)
    const { exif, icc, xmp, comments } = await sharp(result.bytes).metadata()
    expect([exif, icc, xmp, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(cpu_ms).toBeLessThan(2000)
    expect(megabytes).toBeLessThan(100)
  })
})

describe('a hostile picture', () => {
  it.each(hostile)('is refused: $name', async ({ bytes, says }) => {
    const { result, cpu_ms, megabytes } = await measured(() => drawPicture(bytes))
    expect(result).toBe(says)
    expect(cpu_ms).toBeLessThan(2000)
    expect(megabytes).toBeLessThan(100)
  })

  it('finds no reader for anything but pictures, even if it got past its first bytes', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"/>')
    const foreign = [drawing, await halves().tiff().toBuffer(), await halves().avif({ effort: 0 }).toBuffer()]
    for (const bytes of foreign) await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
  })
})
