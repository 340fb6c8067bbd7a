import axe from 'axe-core'
import { expect } from 'vitest'

/** What moves or fades has neither its place nor its colour yet. What goes round for ever is no change. */
function isUnderWay(animation: Animation): boolean {
  return animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
}

/** Fails with what axe finds on the page as it is now: the rule, and where it is broken. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(() => document.getAnimations().filter(isUnderWay).length, { message: 'what moves' }).toBe(0)
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
