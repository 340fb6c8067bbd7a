/** The square part of an image that becomes the picture, in the image's own pixels. */
export type Crop = { readonly x: number; readonly y: number; readonly side: number }

export type Size = { readonly width: number; readonly height: number }

/** How much closer than the whole one can go. */
export const maxZoom = 4

const largestSide = ({ width, height }: Size) => Math.min(width, height)

const within = (value: number, max: number) => Math.min(Math.max(value, 0), max)

function inside(size: Size, { x, y, side }: Crop): Crop {
  return { x: within(x, size.width - side), y: within(y, size.height - side), side }
}

/** The largest square in the middle: mostly that is where the face is. */
export function middleOf(size: Size): Crop {
  const side = largestSide(size)
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side }
}

/** 1 for the largest square there is, 4 for a quarter of its side. */
export function zoomOf(size: Size, { side }: Crop): number {
  return largestSide(size) / side
}

/** By parts of its own side: half a side is half of what is seen, however close one is. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  return inside(size, { ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side })
}

/** Goes closer or further away, keeping in the middle what is in the middle. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const side = largestSide(size) / Math.min(Math.max(zoom, 1), maxZoom)
  const shift = (crop.side - side) / 2
  return inside(size, { x: crop.x + shift, y: crop.y + shift, side })
}
