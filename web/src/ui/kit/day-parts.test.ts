import { expect, it } from 'vitest'
import { dayFromParts, partsFromDay } from './day-parts.ts'

it.each([
  [{ day: '3', month: '2', year: '1990' }, '1990-02-03'],
  [{ day: ' 03 ', month: '02', year: '1990' }, '1990-02-03'],
  [{ day: '３', month: '１２', year: '１９９０' }, '1990-12-03'],
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '3', month: '', year: '1990' }, '1990-00-03'],
  [{ day: '3', month: '2', year: '90' }, '90-02-03'],
])('%j is %s', (parts, day) => {
  expect(dayFromParts(parts)).toBe(day)
})

it.each(['', '1990-02-03'])('takes %s apart and puts it together again', (day) => {
  expect(dayFromParts(partsFromDay(day))).toBe(day)
})
