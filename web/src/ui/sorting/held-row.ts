import { keepInList, placeOfDragged, roomFor } from './order.ts'

/** So near to the edge of the screen the page begins to move along; below, the dock takes its part. */
const edge_px = { top: 80, bottom: 120 }
const scrollStep_px = 9

function scrollAt(y: number): number {
  if (y < edge_px.top) return -scrollStep_px
  return y > window.innerHeight - edge_px.bottom ? scrollStep_px : 0
}

function shift(row: HTMLElement, dy: number): void {
  row.style.transform = dy === 0 ? '' : `translateY(${dy}px)`
}

export type HeldRow = {
  /** The pointer has come to a height of the screen. */
  follow: (y: number) => void
  /** Where the row would come to lie now. */
  place: () => number
  /** All rows are drawn where they lie again. */
  release: () => void
}

/**
 * Takes a row of a list into the hand: it follows the pointer, and the others make room. A finger moves more often than a
 * cheap phone can draw a list anew, so this writes to the page itself, only what has changed, and React hears of the end.
 */
export function holdRow(list: HTMLElement, from: number, start: number): HeldRow {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const places = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top, height }
  })
  const scroll = window.scrollY
  let y = start
  let to = from
  let frame = 0

  function draw(): void {
    // What is asked of the page comes before what is written to it: the other way round it is laid out twice.
    const dy = keepInList(places, from, y - start + window.scrollY - scroll)
    const isAtEdge = scrollAt(y) !== 0
    const place = placeOfDragged(places, from, dy)
    if (place !== to) {
      to = place
      for (const [index, row] of rows.entries()) if (index !== from) shift(row, roomFor(places, index, { from, to }))
    }
    const row = rows[from]
    if (row) shift(row, dy)
    if (isAtEdge && frame === 0) frame = requestAnimationFrame(scrollAlong)
  }

  function scrollAlong(): void {
    frame = 0
    window.scrollBy(0, scrollAt(y))
    draw()
  }

  list.dataset['dragging'] = 'true'
  const held = rows[from]
  if (held) held.dataset['dragged'] = 'true'

  return {
    follow(height) {
      y = height
      // At the edge the next frame draws it, after the page has moved along.
      if (frame === 0) draw()
    },
    place: () => to,
    release() {
      cancelAnimationFrame(frame)
      for (const row of rows) shift(row, 0)
      delete list.dataset['dragging']
      delete held?.dataset['dragged']
    },
  }
}
