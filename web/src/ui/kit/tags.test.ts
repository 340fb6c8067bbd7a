import { expect, it } from 'vitest'
import { endsTag, withTags } from './tags.ts'

it.each([
  [[], 'Sales', ['Sales']],
  [['Sales'], ' Kitchen , Store', ['Sales', 'Kitchen', 'Store']],
  [['Sales'], 'SALES, sales', ['Sales']],
  [[], '销售、仓库，厨房', ['销售', '仓库', '厨房']],
  [['Sales'], ' , ', ['Sales']],
])('%j and %j are %j', (tags, text, result) => {
  expect(withTags(tags, text)).toEqual(result)
})

it('a comma of any script ends a name', () => {
  expect(['Sales', 'Sales,', '销售，', '销售、'].map(endsTag)).toEqual([false, true, true, true])
})
