/** Which part of a map is in sight: its middle, and how many times larger than the whole it is shown. */
export type MapView = { scale: number; x: number; y: number }

/** A map's place on the screen: from the method's -1 to 1, whose y points up, to the picture's, whose y points down. */
export type MapFrame = {
  /** Of the picture, in its own units. */
  width: number
  height: number
  /** Left free on every side, so that a dot at the edge is whole. */
  margin: number
  /** Left out: all of it. */
  view?: MapView
}

export const wholeView: MapView = { scale: 1, x: 0, y: 0 }

const viewOf = ({ view = wholeView }: MapFrame) => view
const halfWidth = (frame: MapFrame) => (frame.width / 2 - frame.margin) * viewOf(frame).scale
const halfHeight = (frame: MapFrame) => (frame.height / 2 - frame.margin) * viewOf(frame).scale

export const across = (frame: MapFrame, x: number) => frame.width / 2 + (x - viewOf(frame).x) * halfWidth(frame)
export const down = (frame: MapFrame, y: number) => frame.height / 2 - (y - viewOf(frame).y) * halfHeight(frame)

/** The way back: what of the map lies at a point of the picture. */
export function placeAt(frame: MapFrame, left: number, top: number): { x: number; y: number } {
  return {
    x: viewOf(frame).x + (left - frame.width / 2) / halfWidth(frame),
    y: viewOf(frame).y - (top - frame.height / 2) / halfHeight(frame),
  }
}

/** The two lines that cross at (0, 0), as a path that ends so far from the edge: never at the mean of those on the map. */
export function crossOf(frame: MapFrame, inset = frame.margin): string {
  const { width, height } = frame
  return `M${across(frame, 0)} ${inset}V${height - inset}M${inset} ${down(frame, 0)}H${width - inset}`
}

export type RingShape = { x: number; y: number; long: number; short: number; angle: number }

/** Brings an ellipse of the method's own lengths to where its dot is, also where the map is wider than it is high. */
export function ringTransform(frame: MapFrame, { x, y, angle }: RingShape): string {
  const turned = (angle * 180) / Math.PI
  return `translate(${across(frame, x)} ${down(frame, y)}) scale(${halfWidth(frame)} ${-halfHeight(frame)}) rotate(${turned})`
}
