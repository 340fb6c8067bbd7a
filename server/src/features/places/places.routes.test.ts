import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'

const { call } = useApp()

describe('listCountries', () => {
  it("answers anybody, in the caller's language", async () => {
    const { status, data } = await call('listCountries', { language: 'zh' })
    expect(status).toBe(200)
    expect(data).toContainEqual({ id: 'MY', name: '马来西亚' })
  })
})

describe('listStates', () => {
  it('takes the code of a country in small letters too', async () => {
    const { data } = await call('listStates', { params: { id: 'my' } })
    expect(data).toContainEqual({ id: 'MY-10', name: 'Selangor' })
  })

  it.each(['ZZ', 'MYS', '1', '\u0000', '../MY'])('answers 404 for %j', async (id) => {
    expect(await call('listStates', { params: { id } })).toMatchObject({ status: 404, code: 'record.missing' })
  })
})

describe('listDialCodes', () => {
  it('answers the code as it is dialled from abroad', async () => {
    const { data } = await call('listDialCodes', { language: 'ms' })
    expect(data).toContainEqual({ id: 'SG', name: 'Singapura', dial_code: '+65' })
  })
})
