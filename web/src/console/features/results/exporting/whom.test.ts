import { expect, it } from 'vitest'
import { whomOf } from './whom.ts'

it('asks for those whom the list shows, on whatever page', () => {
  const state = {
    page: 3,
    keyword: 'tan',
    order: '-completed_at',
    filter: { status: ['9', '11'], from: ['2026-11-01'] },
  }
  expect(whomOf(state, { group_id: 'g', survey_id: 's' })).toEqual({
    group_id: 'g',
    survey_id: 's',
    keyword: 'tan',
    order: '-completed_at',
    filter: 'status:9,11;from:2026-11-01',
  })
})

it('knows the names that filters have in the list over all surveys', () => {
  const filter = { start_date: ['2026-11-01'], end_date: ['2026-11-09'], module_type_id: ['2'] }
  expect(
    whomOf({ page: 1, keyword: '', order: 'completed_at', filter }, { group_id: 'g', survey_id: null }).filter,
  ).toBe('from:2026-11-01;until:2026-11-09;kind:2')
})
