/*
 * The pictures of the demo's pitch, drawn here from a few plain shapes: they are ours, and need no file beside the code.
 */

type Colour = readonly [red: number, green: number, blue: number]

type Shape = {
  colour: Colour
  /** Left, top, right and bottom: nothing of it lies outside. */
  within: readonly [number, number, number, number]
  /** How far a point lies outside of the shape, in pixels; less than none: inside. */
  distance: (x: number, y: number) => number
}

export type DemoPicture = { ground: readonly [top: Colour, bottom: Colour]; shapes: readonly Shape[] }

export const pictureSize = { width: 960, height: 540 } as const

const disc = (colour: Colour, x: number, y: number, radius: number): Shape => ({
  colour,
  within: [x - radius, y - radius, x + radius, y + radius],
  distance: (px, py) => Math.sqrt((px - x) ** 2 + (py - y) ** 2) - radius,
})

/** With its upper left corner at x and y, and round corners. */
function box(
  colour: Colour,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  round = 0,
): Shape {
  const [half, tall] = [width / 2, height / 2]
  const distance = (px: number, py: number) => {
    const across = Math.abs(px - x - half) - half + round
    const down = Math.abs(py - y - tall) - tall + round
    const corner = Math.sqrt(Math.max(across, 0) ** 2 + Math.max(down, 0) ** 2)
    return corner + Math.min(Math.max(across, down), 0) - round
  }
  return { colour, within: [x, y, x + width, y + height], distance }
}

/** What lies in the one and not in the other. */
const without = (shape: Shape, hole: Shape): Shape => ({
  ...shape,
  distance: (x, y) => Math.max(shape.distance(x, y), -hole.distance(x, y)),
})

const cream: Colour = [250, 243, 230]
const sand: Colour = [236, 219, 190]
const wood: Colour = [150, 96, 58]
const bark: Colour = [104, 63, 38]
const bean: Colour = [74, 44, 29]
const pine: Colour = [11, 94, 88]
const deep: Colour = [7, 66, 62]
const steel: Colour = [196, 203, 204]
const dark: Colour = [52, 58, 60]
const sun: Colour = [247, 190, 96]
const clay: Colour = [193, 106, 62]

/** A cup from the side, its rim in the middle of x. */
const cup = (colour: Colour, x: number, y: number): Shape[] => [
  without(disc(colour, x + 40, y + 26, 22), disc(colour, x + 40, y + 26, 12)),
  box(colour, [x - 40, y], [80, 64], 18),
  box(colour, [x - 40, y], [80, 24]),
  box(bean, [x - 34, y], [68, 7]),
  box(sand, [x - 56, y + 66], [112, 9], 4),
]

const lamp = (x: number): Shape[] => [
  box(dark, [x - 2, 0], [4, 96]),
  without(disc(pine, x, 138, 46), box(pine, [x - 60, 138], [120, 60])),
  disc(sun, x, 142, 13),
]

/** A counter in the morning: lamps, a window with the sun in it, and cups that wait. */
export const counterPicture: DemoPicture = {
  ground: [cream, sand],
  shapes: [
    box(wood, [560, 70], [320, 240], 10),
    box([252, 226, 178], [572, 82], [296, 216], 4),
    disc(sun, 676, 222, 62),
    box(wood, [716, 82], [8, 216]),
    box(wood, [572, 186], [296, 8]),
    ...lamp(140),
    ...lamp(300),
    ...lamp(460),
    box(bark, [0, 384], [960, 26]),
    box(wood, [0, 410], [960, 130]),
    ...[80, 240, 400, 560, 720, 880].map((x) => box(bark, [x, 410], [4, 130])),
    box(dark, [90, 236], [230, 148], 14),
    box(steel, [104, 250], [202, 44], 8),
    box(steel, [140, 294], [24, 34], 4),
    box(steel, [246, 294], [24, 34], 4),
    disc(clay, 126, 272, 9),
    disc(sun, 154, 272, 9),
    box(steel, [104, 360], [202, 12], 4),
    ...cup(cream, 430, 309),
    ...cup(pine, 570, 309),
    ...cup(clay, 710, 309),
  ],
}

const beans = Array.from({ length: 46 }, (_, index) => {
  const [x, y] = [330 + ((index * 83) % 300), 458 + ((index * 37) % 26)]
  return disc(index % 3 === 0 ? bark : bean, x, y, 11)
})

const sack = (x: number, y: number): Shape[] => [
  box(sand, [x, y], [130, 150], 34),
  box(wood, [x + 18, y + 30], [94, 6], 3),
  disc(bean, x + 65, y + 88, 24),
  box(sand, [x + 63, y + 64], [4, 48], 2),
]

/** A drum roaster between sacks, and what has just come out of it. */
export const roasteryPicture: DemoPicture = {
  ground: [[226, 238, 234], cream],
  shapes: [
    box([206, 222, 216], [0, 0], [960, 8]),
    box(bark, [0, 484], [960, 56]),
    box(dark, [566, 0], [40, 190], 4),
    box(deep, [310, 180], [350, 230], 40),
    box(deep, [340, 400], [30, 90]),
    box(deep, [600, 400], [30, 90]),
    without(box(pine, [380, 70], [170, 120], 10), box(pine, [396, 60], [138, 40])),
    box(bean, [396, 100], [138, 16], 6),
    disc(steel, 410, 296, 92),
    disc(dark, 410, 296, 78),
    disc(clay, 410, 318, 50),
    disc(sun, 410, 330, 26),
    disc(cream, 574, 240, 30),
    box(clay, [572, 216], [5, 26], 2),
    disc(dark, 574, 240, 5),
    disc(sun, 548, 330, 11),
    disc(clay, 584, 330, 11),
    disc(steel, 620, 330, 11),
    box(steel, [300, 440], [360, 14], 7),
    ...beans,
    box(steel, [290, 474], [380, 18], 9),
    ...sack(136, 352),
    ...sack(740, 348),
  ],
}

const { width, height } = pictureSize

/** Lays a shape over what is there, its edge smoothed. */
function lay(pixels: Uint8ClampedArray, { colour, within: [left, top, right, bottom], distance }: Shape): void {
  for (let y = Math.max(Math.floor(top) - 1, 0); y < Math.min(bottom + 1, height); y += 1) {
    for (let x = Math.max(Math.floor(left) - 1, 0); x < Math.min(right + 1, width); x += 1) {
      const cover = Math.min(Math.max(0.5 - distance(x + 0.5, y + 0.5), 0), 1)
      if (cover === 0) continue
      for (const [index, part] of colour.entries()) {
        const at = (y * width + x) * 3 + index
        const under = pixels[at] ?? 0
        pixels[at] = under + (part - under) * cover
      }
    }
  }
}

/** Every pixel as three bytes, row by row. */
export function pixelsOf({ ground: [top, bottom], shapes }: DemoPicture): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) {
    const [from = 0, to = 0] = [top[at % 3], bottom[at % 3]]
    pixels[at] = from + (to - from) * (at / pixels.length)
  }
  for (const shape of shapes) lay(pixels, shape)
  return pixels
}
