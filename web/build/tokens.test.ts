import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8')

/** The colours that one rule of tokens.css sets, by name. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('\n}', start))
  return new Map([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'card', 'sunk']

/** Every text colour with the grounds it may stand on. */
const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'brand-soft']],
  ['ink-2', [...grounds, 'line']],
  ['ink-3', [...grounds, 'brand-soft']],
  ['brand', grounds],
  ['brand-strong', ['brand-soft']],
  ['brand-ink', ['brand', 'brand-strong']],
  ['accent-strong', [...grounds, 'accent-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['shortlisted', ['card', 'shortlisted-soft']],
  ['rejected', ['card', 'rejected-soft']],
  ['pipeline', ['card', 'pipeline-soft']],
  ['q1', ['card']],
  ['q2', ['card']],
  ['q3', ['card']],
  ['q4', ['card']],
]

const light = coloursOf(':root')
const dark = new Map([...light, ...coloursOf(':root[data-scheme="dark"]')])

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_scheme, colours) => {
  const between = (one: string, other: string) => contrast(colours.get(one) ?? '', colours.get(other) ?? '')

  it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    '%s on %s can be read (AA)',
    (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['card', 'paper'])('a field can be told from %s', (ground) => {
    expect(between('line-field', ground)).toBeGreaterThanOrEqual(3)
  })
})

it('every colour of the light scheme has its counterpart in the dark one, except for the mark', () => {
  const own = coloursOf(':root[data-scheme="dark"]')
  expect([...light.keys()].filter((name) => !own.has(name))).toEqual(['mark-ground', 'mark-line', 'mark-ball'])
})
