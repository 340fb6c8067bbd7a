import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { testDay, useApp } from '#testing/app'
import { colleague, company, person } from '#testing/make'

const test = useApp()

describe('getCurrentUser', () => {
  it('tells who I am, with my companies by name and what I may do in each', async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const other = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    await makeMembership(test.db, { now: testDay, group_id: other.id, user_id: own.owner.id, role: 'member' })
    const { data } = await test.call('getCurrentUser', { token: own.owner.token })
    expect(data).toMatchObject({
      id: own.owner.id,
      full_name: 'Aisyah Tan',
      email: own.owner.email,
      verified: true,
      introSteps: 0,
      permissions: [],
      groups: [
        { id: other.id, name: 'Ant Hill', role: { id: 9, key: 'member', name: 'Member' } },
        {
          id: own.id,
          name: 'Zebra Crossing',
          role: { id: 8, key: 'owner', name: 'Owner' },
          permissions: wordsOfRole.owner,
          group_user: { role: { key: 'owner' } },
        },
      ],
    })
  })

  it('takes the role in the company asked for, and the first one for a company that is not mine', async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const first = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    const foreign = await company(test.db)
    await makeMembership(test.db, { now: testDay, group_id: first.id, user_id: own.owner.id, role: 'member' })
    const roleIn = async (group_id: string) =>
      (await test.call('getCurrentUser', { token: own.owner.token, query: { group_id } })).data
    expect(await roleIn(own.id)).toMatchObject({ role: { key: 'owner' } })
    expect(await roleIn(first.id)).toMatchObject({ role: { key: 'member' } })
    expect(await roleIn(foreign.id)).toMatchObject({ role: { key: 'member' } })
  })

  it('shows staff what they may do, and nobody else', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const nobody = await person(test.db)
    expect(await test.call('getCurrentUser', { token: root.token })).toMatchObject({
      data: { role: { id: 1, key: 'root' }, permissions: wordsOfRole.root, groups: [] },
    })
    expect(await test.call('getCurrentUser', { token: nobody.token })).toMatchObject({
      data: { role: { id: 10, key: 'applicant' }, permissions: [], groups: [] },
    })
  })

  it('leaves out a company that I have left', async () => {
    const { id: group_id } = await company(test.db)
    const former = await person(test.db)
    await makeMembership(test.db, {
      now: testDay,
      group_id,
      user_id: former.id,
      role: 'owner',
      deactivated_at: testDay,
    })
    expect(await test.call('getCurrentUser', { token: former.token })).toMatchObject({ data: { groups: [] } })
  })

  it('never sends a password, nor anything else that was not agreed on', async () => {
    const { token } = await person(test.db)
    const { data } = await test.call('getCurrentUser', { token })
    expect(JSON.stringify(data)).not.toMatch(/password|argon2|failed|locked/)
  })
})

describe('selectLanguage', () => {
  it('is kept for the next call, whatever the browser says', async () => {
    const { id: group_id } = await company(test.db)
    const { token } = await colleague(test.db, group_id, 'member')
    expect(await test.call('selectLanguage', { token, body: { language: 'zh' } })).toMatchObject({
      status: 200,
      data: { language: 'zh' },
    })
    expect(await test.call('getLanguage', { token, language: 'ms' })).toMatchObject({ data: { language: 'zh' } })
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ data: { language: 'zh' } })
  })

  it.each([{}, { language: 'fr' }, { language: null }, { language: ['en'] }])('refuses %j by field', async (body) => {
    const { token } = await person(test.db)
    const answer = await test.call('selectLanguage', { token, body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['language'])
  })
})

describe('getLanguage', () => {
  it('offers each language by its own name', async () => {
    expect(await test.call('getLanguage')).toMatchObject({
      data: {
        language: 'en',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'zh', name: '中文' },
          { code: 'ms', name: 'Bahasa Melayu' },
        ],
      },
    })
  })
})
