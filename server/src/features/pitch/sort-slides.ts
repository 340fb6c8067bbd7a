import { placesFor } from '#platform/catalogue/sort-rows'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { listPlaces, lockPitch, setPlace } from './pitch.queries.ts'

/** Brings slides into the order of these ids. What is not named keeps its place: somebody may have added it meanwhile. */
export async function sortSlides(db: Connection, group_id: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  await lockPitch(db, group_id)
  const held = await listPlaces(db, group_id, wanted)
  if (held.length < wanted.length) refuse('record.missing')
  const places = placesFor(held.map(({ position }) => position))
  for (const [index, id] of wanted.entries()) {
    const place = places[index]
    if (place !== undefined) await setPlace(db, { group_id, id }, place)
  }
}
