import { limits } from '@catchpitch/contract/limits'
import sharp from 'sharp'

const { width, height } = limits.integrity.snapshot

type Colour = readonly [red: number, green: number, blue: number]
type Shape = { colour: Colour; covers: (x: number, y: number) => boolean }

const skins: readonly Colour[] = [
  [232, 185, 152],
  [201, 143, 99],
  [141, 90, 59],
  [240, 205, 176],
]
const clothes: readonly Colour[] = [
  [47, 111, 107],
  [180, 85, 60],
  [68, 81, 138],
  [122, 106, 44],
  [109, 63, 102],
]
const walls: readonly Colour[] = [
  [217, 211, 197],
  [199, 210, 211],
  [223, 207, 196],
  [207, 212, 194],
]
const hair: Colour = [38, 29, 25]
const frame: Colour = [169, 166, 158]
const sky: Colour = [238, 243, 242]

const from = (choices: readonly Colour[], at: number): Colour => choices[at % choices.length] ?? hair

const box = (colour: Colour, left: number, top: number, right: number, bottom: number): Shape => ({
  colour,
  covers: (x, y) => x >= left && x < right && y >= top && y < bottom,
})

const oval = (colour: Colour, at: readonly [number, number], radius: readonly [number, number]): Shape => ({
  colour,
  covers: (x, y) => ((x - at[0]) / radius[0]) ** 2 + ((y - at[1]) / radius[1]) ** 2 <= 1,
})

/** From the back to the front: a window, somebody before it, looking a little elsewhere each time. */
function sceneOf(person: number, moment: number): Shape[] {
  const x = width / 2 + ((moment * 23) % 31) - 15
  const y = 92 + ((moment * 11) % 9)
  const skin = from(skins, person)
  const panes = [
    [30, 24],
    [73, 24],
    [30, 77],
    [73, 77],
  ] as const
  return [
    box(from(walls, person), 0, 0, width, height),
    box(frame, 24, 18, 116, 130),
    ...panes.map(([left, top]) => box(sky, left, top, left + 37, top + 47)),
    box(from(clothes, person + 1), 312, 12, 326, 40),
    box(from(clothes, person + 2), 330, 18, 340, 40),
    box(frame, 300, 40, 384, 47),
    oval(from(clothes, person), [x, height], [92, 76]),
    box(skin, x - 15, y + 30, x + 15, y + 66),
    oval(hair, [x, y - 8], [43, 49]),
    oval(skin, [x, y + 4], [36, 42]),
    oval(hair, [x - 13, y + 2], [3.5, 3.5]),
    oval(hair, [x + 13, y + 2], [3.5, 3.5]),
    box([124, 63, 51], x - 9, y + 25, x + 9, y + 28),
  ]
}

/** What a camera sees of somebody who writes, drawn: nobody's real face belongs into a demo. */
export async function drawDemoSnapshot(person: number, moment: number) {
  const scene = sceneOf(person, moment).toReversed()
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const { colour } = scene.find(({ covers }) => covers(x, y)) ?? { colour: frame }
    pixels.set(colour, at * 3)
  }
  const raw = { width, height, channels: 3 } as const
  const bytes = await sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer()
  return { bytes, content_type: 'image/png', width, height } as const
}
