import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { useApp } from '#testing/app'
import { colleague, company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

const userOf = async (token: string, query: Record<string, string> = {}) =>
  (await test.call('getCurrentUser', { token, query })).data

const actionsOf = async (group_id: string, user_id: string) => {
  const rows = await test.db
    .selectFrom('audit_events')
    .where('group_id', '=', group_id)
    .where('actor_id', '=', user_id)
    .select(['action', 'subject_id', 'detail'])
    .execute()
  return rows
}

describe.each(['updateIntroSteps', 'updateAccountIntroSteps'] as const)('%s', (name) => {
  it('goes on by one step, and never back', async () => {
    const { id, token } = await person(test.db)
    const pass = (intro_steps: unknown) => test.call(name, { token, body: { intro_steps } })
    expect(await pass(1)).toMatchObject({ status: 200, data: { intro_steps: 1 } })
    expect(await pass(2)).toMatchObject({ data: { intro_steps: 2 } })
    expect(await userOf(token)).toMatchObject({ introSteps: 2 })
    const change = { action: name, subject_id: id, detail: { fields: ['intro_steps'] } }
    expect(await actionsOf(platformGroupId, id)).toMatchObject([change, change])
  })

  it.each([0, 1, 2])('changes nothing at %i after two steps, and answers how many were seen', async (again) => {
    const { id, token } = await person(test.db)
    for (const intro_steps of [1, 2]) await test.call(name, { token, body: { intro_steps } })
    const answer = await test.call(name, { token, body: { intro_steps: again } })
    expect(answer).toMatchObject({ status: 200, data: { intro_steps: 2 } })
    expect(await userOf(token)).toMatchObject({ introSteps: 2 })
    expect(await actionsOf(platformGroupId, id)).toHaveLength(2)
  })

  it.each([
    ['en', 'The tour goes on one step at a time. The next step is 2.'],
    ['zh', '导览每次只能前进一步，下一步是第 2 步。'],
    ['ms', 'Jelajah diteruskan selangkah demi selangkah. Langkah seterusnya ialah 2.'],
  ] as const)('refuses more than one step at a time, in %s', async (language, message) => {
    const { token } = await person(test.db)
    await test.call(name, { token, body: { intro_steps: 1 } })
    expect(await test.call(name, { token, language, body: { intro_steps: 3 } })).toMatchObject({
      status: 422,
      error: { intro_steps: [message] },
    })
    expect(await userOf(token)).toMatchObject({ introSteps: 1 })
  })

  it('takes the same step from many devices at once as one', async () => {
    const { token } = await person(test.db)
    const answers = await Promise.all(
      [1, 1, 1, 1].map((intro_steps) => test.call(name, { token, body: { intro_steps } })),
    )
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ intro_steps: 1 })))
    expect(await userOf(token)).toMatchObject({ introSteps: 1 })
  })

  it.each([{}, { intro_steps: -1 }, { intro_steps: 1.5 }, { intro_steps: '3' }, { intro_steps: 1001 }])(
    'refuses %j by field',
    async (body) => {
      const { token } = await person(test.db)
      const answer = await test.call(name, { token, body })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toEqual(['intro_steps'])
    },
  )
})

describe('updateRole', () => {
  it('takes a company as the one to work in, on every device', async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const other = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    await makeMembership(test.db, { now: testDay, group_id: other.id, user_id: own.owner.id, role: 'member' })
    const { token } = own.owner
    expect(await userOf(token)).toMatchObject({ role: { key: 'member' } })
    expect(await test.call('updateRole', { token, body: { group_id: own.id, role_id: 8 } })).toMatchObject({
      status: 200,
      data: {
        group_id: own.id,
        role: { id: 8, key: 'owner', name: 'Owner' },
        permissions: expect.arrayContaining(['team.manage']),
      },
    })
    expect(await userOf(token)).toMatchObject({ role: { key: 'owner' }, preferences: { selected_group: own.id } })
    expect(await userOf(token, { group_id: other.id })).toMatchObject({ role: { key: 'member' } })
    expect(await actionsOf(own.id, own.owner.id)).toMatchObject([
      { action: 'updateRole', subject_id: own.owner.id, detail: { fields: ['selected_group'] } },
    ])
  })

  it('gives nobody a role that they do not hold', async () => {
    const { id: group_id } = await company(test.db)
    const { token } = await colleague(test.db, group_id, 'member')
    for (const role_id of [8, 3, 1, 7, 10, 99]) {
      expect(await test.call('updateRole', { token, body: { group_id, role_id } })).toMatchObject({
        status: 422,
        error: { role_id: ['Please choose one of the offered values.'] },
      })
    }
    expect(await userOf(token)).toMatchObject({ role: { key: 'member' }, preferences: {} })
  })

  it('does not know a company of others, the platform itself, nor one that I have left', async () => {
    const foreign = await company(test.db)
    const { id: user_id, token } = await person(test.db)
    const left = await company(test.db)
    await makeMembership(test.db, { now: testDay, group_id: left.id, user_id, role: 'owner', deactivated_at: testDay })
    for (const group_id of [foreign.id, platformGroupId, left.id]) {
      expect(await test.call('updateRole', { token, body: { group_id, role_id: 8 } })).toMatchObject({ status: 404 })
    }
  })

  it('is forgotten when I leave that company', async () => {
    const { id: group_id, owner } = await company(test.db)
    await test.call('updateRole', { token: owner.token, body: { group_id, role_id: 8 } })
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', group_id)
      .where('user_id', '=', owner.id)
      .execute()
    expect(await userOf(owner.token)).toMatchObject({ role: { key: 'applicant' }, hasActivePlan: null })
  })

  it.each([
    [{}, ['group_id', 'role_id']],
    [{ group_id: 'x', role_id: 8 }, ['group_id']],
    [{ group_id: platformGroupId, role_id: 'owner' }, ['role_id']],
  ])('refuses %j by field', async (body, fields) => {
    const { token } = await person(test.db)
    const answer = await test.call('updateRole', { token, body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })
})

describe('updatePreference', () => {
  it('keeps whether I may be contacted, and changes it back', async () => {
    const { id, token } = await person(test.db)
    for (const may_be_contacted of [true, false]) {
      expect(await test.call('updatePreference', { token, body: { may_be_contacted } })).toMatchObject({
        status: 200,
        data: { may_be_contacted },
        message: 'Data saved Successfully.',
      })
      expect(await userOf(token)).toMatchObject({ preferences: { may_be_contacted } })
    }
    expect(await actionsOf(platformGroupId, id)).toHaveLength(2)
  })

  it.each([{}, { may_be_contacted: 'yes' }, { may_be_contacted: null }])('refuses %j by field', async (body) => {
    const { token } = await person(test.db)
    const answer = await test.call('updatePreference', { token, body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['may_be_contacted'])
  })
})

describe('saveUserPreference', () => {
  const save = (token: string, key: unknown, value: unknown) =>
    test.call('saveUserPreference', { token, body: { key, value } })

  it.each([
    ['a list', ['name', 'status']],
    ['a flag', false],
    ['a number', 25],
    ['a text', '列'],
    ['an empty text', ''],
  ])('keeps %s, for me alone', async (_title, value) => {
    const { token } = await person(test.db)
    const other = await person(test.db)
    expect(await save(token, 'results.columns', value)).toMatchObject({
      status: 200,
      data: { key: 'results.columns', value },
    })
    expect(await userOf(token)).toMatchObject({ preferences: { 'results.columns': value } })
    expect(await userOf(other.token)).toMatchObject({ preferences: {} })
  })

  it('overwrites, and forgets what is set to null', async () => {
    const { token } = await person(test.db)
    await save(token, 'results.columns', ['name'])
    await save(token, 'results.columns', ['status'])
    expect(await userOf(token)).toMatchObject({ preferences: { 'results.columns': ['status'] } })
    expect(await save(token, 'results.columns', null)).toMatchObject({ status: 200 })
    expect(await userOf(token)).toHaveProperty('preferences', {})
  })

  it('leaves no room for choices without an end, and lets those that are there be changed', async () => {
    const { id: user_id, token } = await person(test.db)
    const rows = Array.from({ length: limits.preferences.max }, (_, index) => ({
      user_id,
      key: `k${index}`,
      value: '1',
    }))
    await test.db.insertInto('preferences').values(rows).execute()
    expect(await save(token, 'one.more', 1)).toMatchObject({
      status: 422,
      error: { key: ['Please choose at most 200.'] },
    })
    expect(await save(token, 'k7', 2)).toMatchObject({ status: 200 })
    expect(await save(token, 'k8', null)).toMatchObject({ status: 200 })
    expect(await save(token, 'one.more', 1)).toMatchObject({ status: 200 })
  })

  it.each([
    ['nothing', undefined, undefined, ['key', 'value']],
    ['what another call sets', 'selected_group', platformGroupId, ['key']],
    ['what yet another one sets', 'may_be_contacted', true, ['key']],
    ['a prototype', '__proto__', true, ['key']],
    ['a sentence for a key', 'My columns', true, ['key']],
    ['a key without an end', 'k'.repeat(101), true, ['key']],
    ['an object', 'results.columns', { a: 1 }, ['value']],
    ['a text without an end', 'note', 'x'.repeat(2001), ['value']],
    ['a list without an end', 'list', Array.from({ length: 101 }, () => 'x'), ['value']],
    ['a NUL', 'note', 'a\0b', ['value']],
  ])('refuses %s by field', async (_title, key, value, fields) => {
    const { token } = await person(test.db)
    const answer = await save(token, key, value)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })
})
