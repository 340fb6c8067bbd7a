import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

describe('a line of CSV', () => {
  it('quotes every cell and leaves plain text as it is', () => {
    expect(csvLine(['Tan, Aisyah', '李伟', 'say "hi"', 3, -2, null])).toBe(
      '"Tan, Aisyah","李伟","say ""hi""","3","-2",""\r\n',
    )
  })

  it('keeps line breaks within their cell', () => {
    expect(csvLine(['one\ntwo', 'three'])).toBe('"one\ntwo","three"\r\n')
  })

  it.each(['=1+1', '+cmd', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠1'])(
    'makes a text of what a spreadsheet would run: %j',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
    },
  )

  it('writes figures in full, and 0 for what only adding has left over', () => {
    expect(csvLine([1 / 3, -1.4e-17, -0, 0.00001])).toBe('"0.3333333333333333","0","0","0.00001"\r\n')
  })

  it('leaves out NUL, and makes a text of what stands behind it', () => {
    expect(csvLine(['\0=1'])).toBe(`"'=1"\r\n`)
  })

  it.each(['a=1', '3-4', 'me@example.com', "O'Neil", ''])('leaves %j alone', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  })
})
