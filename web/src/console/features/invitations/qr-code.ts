import { encode } from 'uqr'

/** Which squares of a code are dark, row by row, without the margin around it. */
export type Squares = readonly (readonly boolean[])[]

/** Readers want so many squares of white around a code. */
const margin = 4

/** A code that still reads when an eighth of it is dirty or torn: it hangs on doors. */
export const squaresOf = (text: string): Squares => encode(text, { ecc: 'M', border: 0 }).data

/** How wide it is in squares, with its margin. */
export const widthOf = (squares: Squares): number => squares.length + 2 * margin

/** The dark squares as one path, each run of a row in one stroke. */
export function pathOf(squares: Squares): string {
  const runs: string[] = []
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const begin = x
      while (row[x + 1]) x += 1
      const length = x - begin + 1
      runs.push(`M${begin + margin} ${y + margin}h${length}v1h-${length}z`)
    }
  }
  return runs.join('')
}

/** As a file that can be printed at any size. */
export function svgOf(squares: Squares): Blob {
  const width = widthOf(squares)
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path d="${pathOf(squares)}"/></svg>`
  return new Blob([text], { type: 'image/svg+xml' })
}

const least_pixels = 1000

/** As a picture that every program takes, in whole pixels for each square, so that none is blurred. */
export async function pngOf(squares: Squares): Promise<Blob> {
  const width = widthOf(squares)
  const scale = Math.ceil(least_pixels / width)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = width * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  pen.fillStyle = '#000'
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x + margin, y + margin, 1, 1)
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))))
  })
}
