import { limits } from '@catchpitch/contract/limits'

/**
 * How many steps of the tour count as seen once somebody says so; null where that would leave one out. Fewer than before,
 * or as many, is a repeat or a device that knows less: it changes nothing, so that nobody is sent back.
 */
export function stepsAfter(seen: number, asked: number): number | null {
  return asked > seen + limits.intro_steps.at_a_time ? null : Math.max(seen, asked)
}
