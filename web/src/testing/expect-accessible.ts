import axe from 'axe-core'
import { expect } from 'vitest'

/** What fades in or moves has neither its colours nor its place yet. What moves without end, such as an outline, is as it will be. */
async function settled(): Promise<void> {
  // A layer that opens begins to fade in with the frame after the one that it is drawn in.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Fails with what axe finds on the page as it is now: the rule, and where it is broken. */
export async function expectAccessible(): Promise<void> {
  await settled()
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
