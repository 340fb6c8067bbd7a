import { describe, expect, it } from 'vitest'
import page from '../../docs/method.md?raw'
import { equationsIn, evaluate } from './testing/arithmetic.ts'
import { valueOf } from './testing/fraction.ts'
import {
  type GoldenFigures,
  type GoldenStatement,
  goldenComparisons,
  goldenCoverage,
  goldenPerson,
  goldenSituations,
  goldenWeightRatios,
  tooMuchWork,
  tooMuchWorkSpread,
} from './testing/golden-cases.ts'
import { methodVersion } from './version.ts'

const controlNames = { 1: 'Much', 2: 'Some', 3: 'None' } as const

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

/** What stands under a heading, up to the next one. */
function section(heading: string): string {
  const [, below] = `\n${page}`.split(`\n### ${heading}\n`)
  if (below === undefined) throw new Error(`docs/method.md has no part called ${heading}`)
  return below.split(/\n#+ /)[0] ?? ''
}

/** The rows of every table in a text, without their heads. */
function tableRows(text: string): string[] {
  const tables = text.split('\n\n').map((block) => block.split('\n').filter((line) => line.startsWith('|')))
  return tables.flatMap(([_head, _rule, ...rows]) => rows)
}

const statementRows = (statements: readonly GoldenStatement[]) =>
  statements.map(({ feeling, v, control, k, weight, quadrant, shade }, index) =>
    row(index + 1, feeling, v, controlNames[control], k, weight, quadrant, shade),
  )

function figureRows({ x, y, cov_xx, cov_xy, cov_yy, alignment, shades }: GoldenFigures): string[] {
  const figures: [string, string][] = [
    ['X', x],
    ['Y', y],
    ['C_xx', cov_xx],
    ['C_xy', cov_xy],
    ['C_yy', cov_yy],
    ['alignment', alignment],
    ...Object.entries(shades).map(([shade, share]): [string, string] => [`share of shade ${shade}`, share]),
  ]
  return figures.map(([name, fraction]) => row(name, fraction, valueOf(fraction).toFixed(4)))
}

const spreadRows = [
  ...tooMuchWorkSpread.rows.map(({ weight, dx, dy, xx, xy, yy }, index) => row(index + 1, weight, dx, dy, xx, xy, yy)),
  row('sum', 144, '', '', ...Object.values(tooMuchWorkSpread.sum)),
]

describe('docs/method.md', () => {
  it('says which version of the method it explains', () => {
    expect(page).toMatch(`# The method, version ${methodVersion}\n`)
  })

  it.each(goldenSituations)('shows "$name" with the figures that the method is tested by', (situation) => {
    const steps = situation === tooMuchWork ? spreadRows : []
    const expected = [...statementRows(situation.statements), ...steps, ...figureRows(situation.figures)]
    expect(tableRows(section(situation.name))).toEqual(expected)
  })

  it('shows the steps between spread and covariance', () => {
    const { spread, squared_weights, rounding } = tooMuchWorkSpread
    const steps = section(tooMuchWork.name)
    for (const fraction of [...Object.values(spread), squared_weights, ...Object.values(rounding)]) {
      expect(steps).toContain(`= ${fraction}`)
    }
  })

  it('shows the person of three situations, and the ring', () => {
    const { squared_radius, long, short, degrees } = goldenPerson.ring
    expect(tableRows(section('One person'))).toEqual([
      ...figureRows(goldenPerson.figures),
      row('squared radius', '-2 ln 0.2', squared_radius),
      row('half of the longer axis', '', long),
      row('half of the shorter axis', '', short),
      row('angle in degrees', '', degrees),
    ])
  })

  it('shows the comparisons', () => {
    const { feelings_turned, controls_turned, both_turned } = goldenComparisons
    expect(tableRows(section('Two people'))).toEqual([
      row('every feeling turned', feelings_turned.squared_distance, feelings_turned.decimals, 'distinguishable'),
      row('every control turned', controls_turned.squared_distance, controls_turned.decimals, 'not distinguishable'),
      row('both turned', both_turned.squared_distance, both_turned.decimals, 'distinguishable'),
      row('the same, two topics only', '', '', 'not enough to say'),
    ])
  })

  it('says how mild the weights are', () => {
    for (const { count, ratio, decimals } of goldenWeightRatios) {
      expect(page).toContain(row(count, ratio, decimals))
    }
  })

  it('says how often a ring holds what it should', () => {
    const { three_situations, two_feelings, one_situation } = goldenCoverage
    const onOneLine = page.replaceAll('\n', ' ')
    expect(onOneLine).toContain(
      `it held ${three_situations.least} to ${three_situations.most} times in a hundred with three or four topics`,
    )
    expect(onOneLine).toContain(`${two_feelings.least} to ${two_feelings.most} with two feelings`)
    expect(onOneLine).toContain(`only ${one_situation.least} to ${one_situation.most} with a single topic`)
  })

  it('has no sum that does not come out', () => {
    const equations = equationsIn(page)
    expect(equations.length).toBeGreaterThan(25)
    for (const [first = '', ...others] of equations) {
      const expected = evaluate(first)
      for (const other of others) {
        expect(Math.abs(evaluate(other) - expected), `${first} = ${other}`).toBeLessThanOrEqual(
          1e-12 * Math.abs(expected),
        )
      }
    }
  })
})
