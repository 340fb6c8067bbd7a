/** How many answers a module offers to "how do you feel about it". */
export type FeelingsScale = 2 | 4

/** An answer as it is stored: 1 is the most negative one, the scale's own number the most positive. */
export type Feeling = 1 | 2 | 3 | 4

export function isFeeling(code: number, scale: FeelingsScale): code is Feeling {
  return Number.isInteger(code) && code >= 1 && code <= scale
}

/**
 * From -1 to 1 in equal steps: -1, -1/3, 1/3, 1 or -1, 1. Neither scale has a middle, so every feeling
 * is either positive or negative and every statement has a quadrant.
 */
export function feelingValue(feeling: Feeling, scale: FeelingsScale): number {
  return (2 * feeling - scale - 1) / (scale - 1)
}

/**
 * How far an answer may lie from what was felt, because only a few answers were offered: the variance
 * of an even spread over one step of the scale. 1/27 with four answers, 1/3 with two.
 */
export function feelingRounding(scale: FeelingsScale): number {
  const step = 2 / (scale - 1)
  return step ** 2 / 12
}
