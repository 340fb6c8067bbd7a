import { type MapFrame, type RingShape, ringTransform } from './map-frame.ts'

type MapRingProps = { frame: MapFrame; ring: RingShape; className?: string | undefined }

/** How far a dot might have moved on another day. */
export function MapRing({ frame, ring, className }: MapRingProps) {
  return (
    <ellipse
      className={className}
      rx={ring.long}
      ry={ring.short}
      transform={ringTransform(frame, ring)}
      // The map's unit is hundreds of pixels; the line must not become as thick.
      vectorEffect="non-scaling-stroke"
    />
  )
}
