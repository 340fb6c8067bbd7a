import { describe, expect, it } from 'vitest'
import { actionsMatching } from './audit.rules.ts'

describe('actionsMatching', () => {
  it.each(['', '   '])('sets no limit for %j', (keyword) => {
    expect(actionsMatching(keyword)).toBeNull()
  })

  it('finds the actions that hold every word, in any case and order', () => {
    expect(actionsMatching('DEPARTMENT')).toEqual(
      expect.arrayContaining(['createDepartment', 'updateDepartment', 'removeDepartment']),
    )
    expect(actionsMatching('department create')).toEqual(['createDepartment'])
  })

  it('finds nothing for what is no action', () => {
    expect(actionsMatching('department create 人')).toEqual([])
  })
})
