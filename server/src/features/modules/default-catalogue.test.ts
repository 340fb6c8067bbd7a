import { moduleForm } from '@catchpitch/contract/modules/module-form'
import { situationForm } from '@catchpitch/contract/situations/situation-form'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'

const test = useApp()

/** Staff must be able to open what comes with the product, change a word and save it. */
describe('the default catalogue', () => {
  it('has situations that fit the form they are edited in', async () => {
    const rows = await test.db.selectFrom('situations').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(situationForm.safeParse(row).error, row.code ?? '').toBeUndefined()
  })

  it('has modules that fit the form they are edited in, and can be previewed', async () => {
    const { token } = await person(test.db, { platform_role: 'root' })
    const rows = await test.db.selectFrom('modules').selectAll().execute()
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(7)
    for (const row of rows) {
      const completion_message = row.completion_message ?? { en: '', zh: '', ms: '' }
      const checked = moduleForm.safeParse({ ...row, completion_message, published: true })
      expect(checked.error, row.code ?? '').toBeUndefined()
      const params = { id: row.id }
      expect(await test.call('previewModule', { token, params, query: { language: 'ms' } })).toMatchObject({
        status: 200,
      })
    }
  })
})
