import { endpoints } from '@catchpitch/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'

const test = useApp()

async function asked() {
  const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
  const scope = { token: owner.token, query: { group_id } }
  const read = async () => endpoints.getAccount.reply.parse((await test.call('getAccount', scope)).data)
  const save = (body: Record<string, unknown>, token = owner.token) =>
    test.call('updateAccount', { token, query: { group_id }, body })
  return { group_id, owner, read, save }
}

const said = {
  name: 'Kopi & Kain Berhad',
  employees: 12,
  industry: '',
  business_size: 2,
  country: 'MY',
  promised_reply_days: 10,
}

describe('getAccount', () => {
  it('tells what the company is, holds and makes use of', async () => {
    const { group_id, read } = await asked()
    await colleague(test.db, group_id, 'member')
    await colleague(test.db, group_id, 'applicant')
    const account = await read()
    expect(account).toMatchObject({ name: 'Kopi & Kain', version: 1 })
    expect(account.usage).toMatchObject({
      surveys: { used: 0, allowed: null },
      participants: { used: 0, allowed: null },
      people: { used: 2, allowed: null },
    })
  })

  it('is for managers too, and not for members', async () => {
    const { group_id } = await asked()
    const manager = await colleague(test.db, group_id, 'manager')
    const member = await colleague(test.db, group_id, 'member')
    const get = (token: string) => test.call('getAccount', { token, query: { group_id } })
    expect(await get(manager.token)).toMatchObject({ status: 200 })
    expect(await get(member.token)).toMatchObject({ status: 403 })
  })
})

describe('updateAccount', () => {
  it('keeps what the company says of itself, and its registration number as it was', async () => {
    const { read, save } = await asked()
    const { registration_number, version } = await read()
    const answer = await save({ ...said, registration_number: 'OTHER-1', version })
    expect(answer).toMatchObject({ status: 200, message: 'Data saved Successfully.' })
    expect(await read()).toMatchObject({
      name: 'Kopi & Kain Berhad',
      employees: 12,
      industry: null,
      business_size: 2,
      country: 'MY',
      promised_reply_days: 10,
      registration_number,
      version: version + 1,
    })
  })

  it.each([
    ['name', { name: '' }],
    ['employees', { employees: 0 }],
    ['industry', { industry: 'alchemy' }],
    ['country', { country: 'XX' }],
    ['promised_reply_days', { promised_reply_days: 91 }],
  ])('refuses a wrong %s at its field', async (field, wrong) => {
    const { read, save } = await asked()
    const { version } = await read()
    const answer = await save({ ...said, ...wrong, version })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('tells whoever looks at an older version, and is refused to managers', async () => {
    const { group_id, save } = await asked()
    expect(await save({ ...said, version: 0 })).toMatchObject({ status: 409, code: 'record.changed' })
    const manager = await colleague(test.db, group_id, 'manager')
    expect(await save({ ...said, version: 1 }, manager.token)).toMatchObject({ status: 403 })
  })
})
