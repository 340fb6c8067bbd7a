import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { testDay } from '#testing/test-day'

const test = useApp()

const option = (list: string, code: string) =>
  test.db.updateTable('options').where('list', '=', list).where('code', '=', code)

const rowsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

describe('listJobPositions', () => {
  it.each([
    ['en', 'Sales or shop assistant', 'Head or director'],
    ['zh', '销售或店员', '部门总监'],
    ['ms', 'Jurujual atau pembantu kedai', 'Ketua jabatan atau pengarah'],
  ] as const)('tells a visitor in %s what can be hired for, and what is senior', async (language, first, last) => {
    const { status, data } = await test.call('listJobPositions', { language })
    expect(status).toBe(200)
    expect(rowsOf(data).at(0)).toEqual({ code: 'sales_assistant', name: first, senior: false })
    expect(rowsOf(data).at(-1)).toEqual({ code: 'head_or_director', name: last, senior: true })
  })

  it('follows what staff make of the list', async () => {
    await option('job_position', 'trainee').set({ archived_at: testDay }).execute()
    await option('job_position', 'software').set({ senior: true, position: 0 }).execute()
    const { data } = await test.call('listJobPositions')
    expect(rowsOf(data).at(0)).toEqual({ code: 'software', name: 'Software and data', senior: true })
    expect(JSON.stringify(data)).not.toContain('trainee')
  })

  it('knows seniority of positions only', async () => {
    await expect(option('goal_type', 'improve').set({ senior: true }).execute()).rejects.toThrow('check')
  })
})

describe('listGoalTypes', () => {
  it('offers the goals in their order, by code and name', async () => {
    const { status, data } = await test.call('listGoalTypes', { language: 'ms' })
    expect(status).toBe(200)
    expect(rowsOf(data)).toHaveLength(8)
    expect(rowsOf(data).at(0)).toEqual({ code: 'serve_customers', name: 'Melayan pelanggan kami dengan baik' })
  })
})

describe('listSupervision', () => {
  it('offers the three of the specification under its numbers', async () => {
    expect(await test.call('listSupervision', { language: 'en' })).toMatchObject({
      status: 200,
      data: [
        { id: 1, code: 'direct', name: 'Direct', senior_only: false },
        { id: 2, code: 'intermittent', name: 'Intermittent', senior_only: false },
        { id: 3, code: 'general', name: 'General', senior_only: true },
      ],
    })
  })

  it('leaves out an entry that has no number', async () => {
    const name = JSON.stringify({ en: 'By telephone', zh: '', ms: '' })
    const row = {
      list: 'supervision',
      code: 'by_telephone',
      name,
      position: 9,
      created_at: testDay,
      updated_at: testDay,
    }
    await test.db
      .insertInto('options')
      .values({ ...row, id: crypto.randomUUID() })
      .execute()
    const { data } = await test.call('listSupervision')
    expect(rowsOf(data)).toHaveLength(3)
  })
})
