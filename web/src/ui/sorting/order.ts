/** The list with one entry taken out and put in at another place; a place outside of the list is its nearest end. */
export function moveTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  const others = list.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, entry)
}

type Row = { top: number; height: number }

const middleOf = ({ top, height }: Row) => top + height / 2

/** How far a row is dragged that may not leave its list: beyond its end it would lengthen the page, which scrolls along. */
export function keepInList(rows: readonly Row[], from: number, dy: number): number {
  const [first] = rows
  const last = rows.at(-1)
  const dragged = rows[from]
  if (!first || !last || !dragged) return 0
  const lowest = last.top + last.height - dragged.height
  return Math.max(first.top, Math.min(lowest, dragged.top + dy)) - dragged.top
}

/** Where a row that is dragged by so much would come to lie: behind every row whose middle it has passed. */
export function placeOfDragged(rows: readonly Row[], from: number, dy: number): number {
  const dragged = rows[from]
  if (!dragged) return from
  const top = dragged.top + dy
  const bottom = top + dragged.height
  return rows.reduce((place, row, index) => {
    if (index < from && top < middleOf(row)) return Math.min(place, index)
    if (index > from && bottom > middleOf(row)) return Math.max(place, index)
    return place
  }, from)
}

/** By how much a row makes room for one that is dragged past it: all lie at the same distance from each other. */
export function roomFor(rows: readonly Row[], index: number, { from, to }: { from: number; to: number }): number {
  const [first, second] = rows
  const dragged = rows[from]
  if (!first || !second || !dragged) return 0
  const step = dragged.height + second.top - first.top - first.height
  if (index > from && index <= to) return -step
  return index < from && index >= to ? step : 0
}
