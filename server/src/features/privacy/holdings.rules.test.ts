import { describe, expect, it } from 'vitest'
import { tablePlace } from '#platform/db/tenancy/table-place'
import { holdings, holdNothing } from './holdings.rules.ts'

describe('holdings', () => {
  it('says of every table whether something about a person stands in it', () => {
    const named = [...new Set(holdings.map(({ table }) => table)), ...holdNothing]
    expect(named.toSorted()).toEqual(Object.keys(tablePlace).toSorted())
  })

  it('finds rows by a run or an invite before those are gone', () => {
    const at = (table: string) => holdings.findIndex((holding) => holding.table === table)
    holdings.forEach(({ table, traces }, place) => {
      for (const trace of traces) {
        if ('attempt' in trace || 'attempt_among' in trace) expect(place, table).toBeLessThan(at('attempts'))
        if ('invite' in trace) expect(place, table).toBeLessThan(at('invites'))
      }
    })
  })
})
