import { expect, it } from 'vitest'
import { pathOf, squaresOf, svgOf, widthOf } from './qr-code.ts'

const address =
  'https://pitch.example/share/survey/018f2b7e-0000-7000-8000-000000000001/018f2b7e-0000-7000-8000-000000000002'

/** The squares that a path fills, as `x y`. */
function filled(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)).flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
  )
}

it('draws exactly the dark squares, with four of white around them', () => {
  const squares = squaresOf(address)
  const dark = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])))
  expect(filled(pathOf(squares))).toEqual(dark)
  expect(widthOf(squares)).toBe(squares.length + 8)
})

it('has the three finders by which a reader knows a code', () => {
  const squares = squaresOf(address)
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const last = squares.length - 7
  for (const [top, left] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    const corner = squares.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    )
    expect(corner).toEqual(finder)
  }
})

it('is a drawing without a script or a size of its own', async () => {
  const text = await svgOf(squaresOf('a')).text()
  expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 29 29"/)
  expect(text).not.toContain('script')
})
