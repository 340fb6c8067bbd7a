import type { UsedKind } from '@catchpitch/contract/catalogue/uses'
import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSlide } from '#features/slides/slides.factory'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { makeDimension, makeModule, makeSituation, publishedSurvey } from '#testing/survey-catalogue'
import { testDay } from '#testing/test-day'

const test = useApp()
const now = testDay

let token = ''
beforeEach(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

const usesOf = async (kind: UsedKind, id: string) =>
  (await test.call('countUses', { token, params: { kind, id } })).data

describe('countUses', () => {
  it('counts what a module asks by, and what asks for a dimension, as long as it is offered', async () => {
    const { id: dimension_id } = await makeDimension(test.db, { now })
    expect(await usesOf('dimension', dimension_id)).toEqual([])
    const { id: situation_id } = await makeSituation(test.db, { now, dimension_id, name: 'A long night' })
    expect(await usesOf('dimension', dimension_id)).toEqual([{ by: 'situation', count: 1 }])
    const module = await makeModule(test.db, { now, situation_ids: [situation_id] })
    await makeModule(test.db, { now, situation_ids: [situation_id], name: 'Day shift' })
    expect(await usesOf('situation', situation_id)).toEqual([{ by: 'module', count: 2 }])
    await test.db.updateTable('modules').set({ archived_at: now }).where('id', '=', module.id).execute()
    expect(await usesOf('situation', situation_id)).toEqual([{ by: 'module', count: 1 }])
  })

  it('counts the surveys of all companies, but none that was removed', async () => {
    const one = await company(test.db)
    const other = await company(test.db)
    const { id } = await publishedSurvey(test.db, one.id, now)
    await publishedSurvey(test.db, other.id, now)
    const { module_id, situation_ids } = await test.db
      .selectFrom('surveys')
      .where('group_id', '=', one.id)
      .where('id', '=', id)
      .select(['module_id', 'situation_ids'])
      .executeTakeFirstOrThrow()
    const surveysOf = async () => [
      await usesOf('module', module_id ?? ''),
      await usesOf('situation', situation_ids[0] ?? ''),
    ]
    const both = expect.arrayContaining([{ by: 'survey', count: 2 }])
    expect(await surveysOf()).toEqual([both, both])
    await test.db
      .updateTable('surveys')
      .set({ removed_at: now })
      .where('group_id', '=', one.id)
      .where('id', '=', id)
      .execute()
    const left = expect.arrayContaining([{ by: 'survey', count: 1 }])
    expect(await surveysOf()).toEqual([left, left])
  })

  it('knows an option by its id and by its code', async () => {
    const industry = await test.db
      .selectFrom('options')
      .where('list', '=', 'industry')
      .select(['id', 'code'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const companies = (uses: unknown) => (Array.isArray(uses) ? uses.filter(({ by }) => by === 'company') : [])
    const before = companies(await usesOf('option', industry.id))
    expect(before).toEqual([])
    const { id } = await company(test.db)
    await test.db.updateTable('groups').set({ industry: industry.code }).where('id', '=', id).execute()
    expect(companies(await usesOf('option', industry.id))).toEqual([{ by: 'company', count: 1 }])
  })

  it('counts the companies that may show a slide', async () => {
    const { id } = await makeSlide(test.db, { now, name: 'Our place' })
    const { id: group_id } = await company(test.db)
    await test.call('allocateSlide', { token, params: { id }, body: { group_ids: [group_id] } })
    expect(await usesOf('slide', id)).toEqual([{ by: 'company', count: 1 }])
  })

  it('knows no kind that is used by nothing, and no use of what is not there', async () => {
    const params = { kind: 'guide', id: platformGroupId }
    expect(await test.call('countUses', { token, params })).toMatchObject({ status: 404 })
    expect(await usesOf('module', platformGroupId)).toEqual([])
  })
})
