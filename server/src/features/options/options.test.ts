import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { findUnoffered } from './options.public.ts'

const test = useApp()

const list = (name: string, more: object = {}) => test.call('listOptions', { params: { list: name }, ...more })

describe('listOptions', () => {
  it.each([
    ['en', 'Employed full-time', 'Retired'],
    ['zh', '全职', '已退休'],
    ['ms', 'Bekerja sepenuh masa', 'Bersara'],
  ] as const)('offers a list in its order, to a visitor in %s', async (language, first, last) => {
    const answer = await list('employment_status', { language })
    expect(answer).toMatchObject({ status: 200, message: null, pagination: null })
    const rows = Array.isArray(answer.data) ? answer.data : []
    expect(rows.at(0)).toEqual({ code: 'employed_full_time', name: first })
    expect(rows.at(-1)).toEqual({ code: 'retired', name: last })
  })

  it('answers a person who names no language in their own', async () => {
    const { token } = await person(test.db, { language: 'ms' })
    const { data } = await list('education_level', { token })
    expect(data).toContainEqual({ code: 'primary', name: 'Sekolah rendah' })
  })

  it('shows what staff make of it: another order, another name, nothing archived', async () => {
    const change = (code: string) =>
      test.db.updateTable('options').where('list', '=', 'education_level').where('code', '=', code)
    await change('doctorate').set({ position: 0 }).execute()
    await change('master')
      .set({ name: JSON.stringify({ en: 'Master', zh: '', ms: '' }) })
      .execute()
    await change('none').set({ archived_at: testDay }).execute()
    const { data } = await list('education_level', { language: 'zh' })
    const rows = Array.isArray(data) ? data : []
    expect(rows.at(0)).toEqual({ code: 'doctorate', name: '博士学位' })
    expect(rows).toContainEqual({ code: 'master', name: 'Master' })
    expect(rows.map(({ code }) => code)).not.toContain('none')
  })

  it.each(['colours', 'EMPLOYMENT_STATUS', "employment_status'--", '__proto__'])('does not know %s', async (name) => {
    expect(await list(name)).toMatchObject({ status: 404, code: 'record.missing' })
  })
})

describe('findUnoffered', () => {
  it.each([
    [{ employment_status: 'student', education_level: 'diploma' }, []],
    [{ employment_status: 'student', education_level: null }, []],
    [{}, []],
    [{ employment_status: 'diploma', education_level: 'student' }, ['employment_status', 'education_level']],
    [{ employment_status: 'Student', education_level: 'diploma' }, ['employment_status']],
    [{ education_level: 'of life' }, ['education_level']],
  ])('%j: %j', async (chosen, fields) => {
    expect(await findUnoffered(test.db, chosen)).toEqual(fields)
  })

  it('does not offer what was archived', async () => {
    await test.db.updateTable('options').where('code', '=', 'homemaker').set({ archived_at: testDay }).execute()
    expect(await findUnoffered(test.db, { employment_status: 'homemaker' })).toEqual(['employment_status'])
  })
})
