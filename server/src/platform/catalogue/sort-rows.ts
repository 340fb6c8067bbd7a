import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { lockPositions, setPosition } from './catalogue-rows.queries.ts'

/**
 * The places that some rows hold, shared out among them anew. Of two that were equal the later one moves on, or the new
 * order would not be told from the old one.
 */
export function placesFor(held: readonly number[]): number[] {
  const places: number[] = []
  for (const place of held.toSorted((one, other) => one - other)) {
    const before = places.at(-1)
    places.push(before === undefined ? place : Math.max(place, before + 1))
  }
  return places
}

/** Brings rows into the order of these ids. What is not named keeps its place: somebody may have added it meanwhile. */
export async function sortRows(
  db: Connection,
  table: Parameters<typeof lockPositions>[1],
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)]
  const rows = await lockPositions(db, table, wanted)
  if (rows.length < wanted.length) refuse('record.missing')
  const places = placesFor(rows.map(({ position }) => position))
  for (const [index, id] of wanted.entries()) {
    const place = places[index]
    if (place !== undefined) await setPosition(db, table, id, place)
  }
}
