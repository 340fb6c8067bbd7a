import { expect, type Locator } from '@playwright/test'

type Place = { x: number; y: number; width: number; height: number }

/** Where something is on the screen once it lies still: measured on the way, it would be somewhere else in the end. */
export async function placeOf(element: Locator): Promise<Place> {
  const seen: Place[] = []
  const isStill = async () => {
    const place = await element.boundingBox()
    if (!place) return false
    seen.unshift(place)
    return JSON.stringify(place) === JSON.stringify(seen[1])
  }
  await expect.poll(isStill, { message: `${element.toString()} lies still`, intervals: [50] }).toBe(true)
  const [place] = seen
  if (!place) throw new Error(`${element.toString()} has no place`)
  return place
}
