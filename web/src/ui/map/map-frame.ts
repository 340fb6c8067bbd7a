/** A map's place on the screen: from the method's -1 to 1, whose y points up, to the picture's, whose y points down. */
export type MapFrame = {
  /** Of the picture, in its own units. */
  width: number
  height: number
  /** Left free on every side, so that a dot at the edge is whole. */
  margin: number
}

const halfWidth = ({ width, margin }: MapFrame) => width / 2 - margin
const halfHeight = ({ height, margin }: MapFrame) => height / 2 - margin

export const across = (frame: MapFrame, x: number) => frame.width / 2 + x * halfWidth(frame)
export const down = (frame: MapFrame, y: number) => frame.height / 2 - y * halfHeight(frame)

/** The two lines that cross at (0, 0), as a path: never at the mean of those on the map. */
export function crossOf(frame: MapFrame): string {
  const { width, height, margin } = frame
  return `M${width / 2} ${margin}V${height - margin}M${margin} ${height / 2}H${width - margin}`
}

export type RingShape = { x: number; y: number; long: number; short: number; angle: number }

/** Brings an ellipse of the method's own lengths to where its dot is, also where the map is wider than it is high. */
export function ringTransform(frame: MapFrame, { x, y, angle }: RingShape): string {
  const turned = (angle * 180) / Math.PI
  return `translate(${across(frame, x)} ${down(frame, y)}) scale(${halfWidth(frame)} ${-halfHeight(frame)}) rotate(${turned})`
}
