import type { Control } from '../control.ts'
import type { Feeling, FeelingsScale } from '../feeling.ts'
import type { Quadrant } from '../quadrant.ts'
import type { Shade } from '../shade.ts'

/**
 * Cases worked by hand, in fractions, so that nothing is lost to rounding. `docs/method.md` shows the
 * same figures to companies; `method-page.test.ts` sees to it that they stay the same.
 */

/** One statement: its answers, and what follows for it alone. */
export type GoldenStatement = {
  feeling: Feeling
  v: string
  control: Control
  k: string
  weight: string
  quadrant: Quadrant
  shade: Shade
}

export type GoldenFigures = {
  x: string
  y: string
  cov_xx: string
  cov_xy: string
  cov_yy: string
  alignment: string
  /** Those that are not named are 0. */
  shades: Partial<Record<Shade, string>>
}

export type GoldenSituation = {
  name: string
  scale: FeelingsScale
  statements: readonly GoldenStatement[]
  figures: GoldenFigures
}

export const tooMuchWork: GoldenSituation = {
  name: 'Too much work in one week',
  scale: 4,
  statements: [
    { feeling: 1, v: '-1', control: 3, k: '-1', weight: '25/144', quadrant: 2, shade: 6 },
    { feeling: 1, v: '-1', control: 2, k: '0', weight: '23/144', quadrant: 2, shade: 5 },
    { feeling: 2, v: '-1/3', control: 3, k: '-1', weight: '21/144', quadrant: 2, shade: 6 },
    { feeling: 2, v: '-1/3', control: 2, k: '0', weight: '19/144', quadrant: 2, shade: 5 },
    { feeling: 1, v: '-1', control: 2, k: '0', weight: '17/144', quadrant: 4, shade: 11 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '15/144', quadrant: 3, shade: 8 },
    { feeling: 3, v: '1/3', control: 3, k: '-1', weight: '13/144', quadrant: 3, shade: 9 },
    { feeling: 4, v: '1', control: 1, k: '1', weight: '11/144', quadrant: 3, shade: 7 },
  ],
  figures: {
    x: '-1/3',
    y: '-1/3',
    cov_xx: '203/2592',
    cov_xy: '1/54',
    cov_yy: '1495/24192',
    alignment: '-1',
    shades: { 5: '1/4', 6: '1/4', 7: '1/8', 8: '1/8', 9: '1/8', 11: '1/8' },
  },
}

/**
 * The spread of `tooMuchWork`, step by step: `dx` and `dy` are how far v and k lie from X and Y, in
 * thirds; the products are multiplied by the weight's numerator squared.
 */
export const tooMuchWorkSpread = {
  rows: [
    { weight: 25, dx: -2, dy: -2, xx: 2500, xy: 2500, yy: 2500 },
    { weight: 23, dx: -2, dy: 1, xx: 2116, xy: -1058, yy: 529 },
    { weight: 21, dx: 0, dy: -2, xx: 0, xy: 0, yy: 1764 },
    { weight: 19, dx: 0, dy: 1, xx: 0, xy: 0, yy: 361 },
    { weight: 17, dx: -2, dy: 1, xx: 1156, xy: -578, yy: 289 },
    { weight: 15, dx: 4, dy: 1, xx: 3600, xy: 900, yy: 225 },
    { weight: 13, dx: 2, dy: -2, xx: 676, xy: -676, yy: 676 },
    { weight: 11, dx: 4, dy: 4, xx: 1936, xy: 1936, yy: 1936 },
  ],
  sum: { xx: 11_984, xy: 3024, yy: 8280 },
  spread: { xx: '107/1458', xy: '1/54', yy: '115/2268' },
  squared_weights: '115/864',
  rounding: { xx: '115/23328', yy: '115/10368' },
} as const

/** Nine statements: the fifth is the middle one, and counts as important. */
export const newInTheTeam: GoldenSituation = {
  name: 'New in the team',
  scale: 4,
  statements: [
    { feeling: 2, v: '-1/3', control: 1, k: '1', weight: '14/90', quadrant: 2, shade: 4 },
    { feeling: 2, v: '-1/3', control: 2, k: '0', weight: '13/90', quadrant: 2, shade: 5 },
    { feeling: 1, v: '-1', control: 3, k: '-1', weight: '12/90', quadrant: 2, shade: 6 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '11/90', quadrant: 1, shade: 2 },
    { feeling: 3, v: '1/3', control: 2, k: '0', weight: '10/90', quadrant: 1, shade: 2 },
    { feeling: 3, v: '1/3', control: 2, k: '0', weight: '9/90', quadrant: 3, shade: 8 },
    { feeling: 3, v: '1/3', control: 3, k: '-1', weight: '8/90', quadrant: 3, shade: 9 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '7/90', quadrant: 3, shade: 8 },
    { feeling: 1, v: '-1', control: 1, k: '1', weight: '6/90', quadrant: 4, shade: 10 },
  ],
  figures: {
    x: '0',
    y: '0',
    cov_xx: '91/1458',
    cov_xy: '2/675',
    cov_yy: '23/324',
    alignment: '-7/30',
    shades: { 2: '2/9', 4: '1/9', 5: '1/9', 6: '1/9', 8: '2/9', 9: '1/9', 10: '1/9' },
  },
}

/** The same answer to everything: nothing is left of the uncertainty but the rounding. */
export const learningSomethingNew: GoldenSituation = {
  name: 'Learning something new',
  scale: 4,
  statements: [
    { feeling: 4, v: '1', control: 2, k: '0', weight: '25/144', quadrant: 1, shade: 2 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '23/144', quadrant: 1, shade: 2 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '21/144', quadrant: 1, shade: 2 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '19/144', quadrant: 1, shade: 2 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '17/144', quadrant: 3, shade: 8 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '15/144', quadrant: 3, shade: 8 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '13/144', quadrant: 3, shade: 8 },
    { feeling: 4, v: '1', control: 2, k: '0', weight: '11/144', quadrant: 3, shade: 8 },
  ],
  figures: {
    x: '1',
    y: '0',
    cov_xx: '115/23328',
    cov_xy: '0',
    cov_yy: '115/10368',
    alignment: '0',
    shades: { 2: '1/2', 8: '1/2' },
  },
}

export const twoFeelings: GoldenSituation = {
  name: 'Only two feelings to choose from',
  scale: 2,
  statements: [
    { feeling: 2, v: '1', control: 1, k: '1', weight: '25/144', quadrant: 1, shade: 1 },
    { feeling: 2, v: '1', control: 2, k: '0', weight: '23/144', quadrant: 1, shade: 2 },
    { feeling: 1, v: '-1', control: 1, k: '1', weight: '21/144', quadrant: 2, shade: 4 },
    { feeling: 2, v: '1', control: 2, k: '0', weight: '19/144', quadrant: 1, shade: 2 },
    { feeling: 2, v: '1', control: 2, k: '0', weight: '17/144', quadrant: 3, shade: 8 },
    { feeling: 1, v: '-1', control: 2, k: '0', weight: '15/144', quadrant: 4, shade: 11 },
    { feeling: 2, v: '1', control: 1, k: '1', weight: '13/144', quadrant: 3, shade: 7 },
    { feeling: 2, v: '1', control: 3, k: '-1', weight: '11/144', quadrant: 3, shade: 9 },
  ],
  figures: {
    x: '1/2',
    y: '1/3',
    cov_xx: '2827/18144',
    cov_xy: '-341/18144',
    cov_yy: '1495/24192',
    alignment: '0',
    shades: { 1: '1/8', 2: '1/4', 4: '1/8', 7: '1/8', 8: '1/8', 9: '1/8', 11: '1/8' },
  },
}

export const goldenSituations = [tooMuchWork, newInTheTeam, learningSomethingNew, twoFeelings] as const

/** One person's three situations together. */
export const goldenPerson = {
  situations: [tooMuchWork, newInTheTeam, learningSomethingNew],
  figures: {
    x: '2/9',
    y: '-1/9',
    cov_xx: '1699/104976',
    cov_xy: '29/12150',
    cov_yy: '5221/326592',
    alignment: '-37/90',
    shades: {
      2: '13/54',
      4: '1/27',
      5: '13/108',
      6: '13/108',
      7: '1/24',
      8: '61/216',
      9: '17/216',
      10: '1/27',
      11: '1/24',
    },
  },
  ring: { squared_radius: '3.2189', long: '0.2439', short: '0.2100', degrees: '43.8' },
} as const satisfies { situations: readonly GoldenSituation[]; figures: GoldenFigures; ring: Record<string, string> }

/** The same person compared with three who answered alike but for one thing, by the squared distance. */
export const goldenComparisons = {
  feelings_turned: { squared_distance: '10368/1699', decimals: '6.1024', comparison: 'distinguishable' },
  controls_turned: { squared_distance: '8064/5221', decimals: '1.5445', comparison: 'not_distinguishable' },
  both_turned: { squared_distance: '47446329600/5421976543', decimals: '8.7507', comparison: 'distinguishable' },
} as const

/** How much more the first rank counts than the last, for as many statements as a situation may have. */
export const goldenWeightRatios = [
  { count: 8, ratio: '25/11', decimals: '2.27' },
  { count: 10, ratio: '31/13', decimals: '2.38' },
  { count: 12, ratio: '37/15', decimals: '2.47' },
] as const

/** How often in a hundred the ring holds where an imagined person stands: what was tried, and what may come out. */
export const goldenCoverage = {
  three_situations: { least: 77, most: 83 },
  two_feelings: { least: 80, most: 90 },
  one_situation: { least: 66, most: 76 },
} as const
