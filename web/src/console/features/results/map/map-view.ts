import type { MapView } from '../../../../ui/map/map-frame.ts'
import type { Place } from './find-dot.ts'

const most_scale = 16

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** Never beyond the edge: there is nothing there, and whoever got lost in it would not find back. */
function kept({ scale, x, y }: MapView): MapView {
  const most = 1 - 1 / scale
  return { scale, x: within(x, most), y: within(y, most) }
}

/** Nearer or farther, so that what is at a place stays where it is on the screen. */
export function zoomed(view: MapView, factor: number, at: Place): MapView {
  const scale = Math.min(most_scale, Math.max(1, view.scale * factor))
  const shrunk = view.scale / scale
  return kept({ scale, x: at.x - (at.x - view.x) * shrunk, y: at.y - (at.y - view.y) * shrunk })
}

export const moved = (view: MapView, by: Place): MapView => kept({ ...view, x: view.x + by.x, y: view.y + by.y })

/** The same view, moved only as far as it takes to have a place in sight. */
export function showing(view: MapView, { x, y }: Place): MapView {
  const reach = 0.9 / view.scale
  return kept({ ...view, x: x + within(view.x - x, reach), y: y + within(view.y - y, reach) })
}
