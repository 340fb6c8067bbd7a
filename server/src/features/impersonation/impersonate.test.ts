import { type RoleKey, roleKeys } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenHash } from '#platform/session/token'
import { useApp } from '#testing/app'
import { colleague, company, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()

const hours = (count: number) => new Date(testDay.getTime() + count * 60 * 60 * 1000)
const reason = 'Cannot open her results'

type Made = { id: string; token: string }
let people: Record<RoleKey, Made>

beforeAll(async () => {
  const { db } = test
  const { id: group_id, owner } = await company(db)
  people = {
    root: await person(db, { platform_role: 'root' }),
    moderator: await person(db, { platform_role: 'moderator' }),
    owner,
    manager: await colleague(db, group_id, 'manager'),
    member: await colleague(db, group_id, 'member'),
    applicant: await colleague(db, group_id, 'applicant'),
  }
})

const names = ['impersonate', 'impersonateUser'] as const

function impersonate(name: (typeof names)[number], token: string, user_id: string, body: unknown = { reason }) {
  return name === 'impersonate'
    ? test.call(name, { token, body: { user_id, ...Object(body) } })
    : test.call(name, { token, params: { id: user_id }, body })
}

async function sessionOf(token: string) {
  return test.db.selectFrom('sessions').where('token_hash', '=', tokenHash(token)).selectAll().executeTakeFirstOrThrow()
}

describe.each(names)('%s', (name) => {
  it('opens a session as the person, with who is behind it and why, and leaves my own as it is', async () => {
    const { root, owner } = people
    const answer = await impersonate(name, root.token, owner.id)
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 24 * 60 * 60 } })
    expect(await sessionOf(tokenOf(answer))).toMatchObject({
      user_id: owner.id,
      kind: 0,
      impersonator_id: root.id,
      impersonator_session: tokenHash(root.token),
      reason,
      expires_at: hours(24),
    })
    expect(await test.call('getHealth', { token: root.token })).toMatchObject({ status: 200 })
  })

  it('lets me do what the person may do, and nothing of my own', async () => {
    const { root, member } = people
    const token = tokenOf(await impersonate(name, root.token, member.id))
    expect(await test.call('listSessions', { token })).toMatchObject({ status: 200 })
    expect(await test.call('getHealth', { token })).toMatchObject({ status: 403, code: 'access.denied' })
  })

  const allowed: Record<RoleKey, readonly RoleKey[]> = {
    root: ['moderator', 'owner', 'manager', 'member', 'applicant'],
    moderator: ['owner', 'manager', 'member', 'applicant'],
    owner: [],
    manager: [],
    member: [],
    applicant: [],
  }
  const pairs = roleKeys.flatMap((actor) =>
    roleKeys.map((subject) => ({ actor, subject, status: allowed[actor].includes(subject) ? 200 : 403 })),
  )

  it.each(pairs)('answers $actor who wants to be $subject with $status', async ({ actor, subject, status }) => {
    const subject_id = actor === subject && actor !== 'root' ? people[subject].id : await another(subject)
    expect(await impersonate(name, await signedIn(test.db, people[actor].id), subject_id)).toMatchObject({ status })
  })

  async function another(role: RoleKey): Promise<string> {
    return role === 'root' ? (await person(test.db, { platform_role: 'root' })).id : people[role].id
  }

  it('refuses an account that is closed or erased', async () => {
    const closed = await person(test.db, { deactivated_at: testDay })
    const erased = await person(test.db)
    await test.db.updateTable('users').set({ erased_at: testDay }).where('id', '=', erased.id).execute()
    for (const { id } of [closed, erased]) {
      expect(await impersonate(name, people.root.token, id)).toMatchObject({ status: 403, code: 'access.denied' })
    }
  })

  it('lets nobody impersonate a second time while they do', async () => {
    const { root, moderator, owner } = people
    const token = tokenOf(await impersonate(name, root.token, moderator.id))
    expect(await impersonate(name, token, owner.id)).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })

  it('does not know whom it was never told of', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await impersonate(name, people.root.token, unknown)).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it.each([
    ['no reason', {}],
    ['a blank reason', { reason: '   ' }],
    ['null for a reason', { reason: null }],
    ['a number for a reason', { reason: 7 }],
    ['a reason with a NUL', { reason: 'a\0b' }],
    ['a reason without an end', { reason: 'x'.repeat(limits.impersonation.reason.max + 1) }],
  ])('refuses %s by field', async (_, body) => {
    const answer = await impersonate(name, people.root.token, people.owner.id, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['reason'])
  })

  it('ends with my own session at the latest, and after a day even if I am remembered for a week', async () => {
    const { root, owner } = people
    const short = await signedIn(test.db, root.id, hours(2))
    const long = await signedIn(test.db, root.id, hours(7 * 24))
    expect(await sessionOf(tokenOf(await impersonate(name, short, owner.id)))).toMatchObject({ expires_at: hours(2) })
    expect(await sessionOf(tokenOf(await impersonate(name, long, owner.id)))).toMatchObject({ expires_at: hours(24) })
  })

  it('is written to the audit log with the reason', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    await impersonate(name, root.token, people.owner.id)
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('actor_id', '=', root.id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([
      { action: name, impersonator_id: null, subject: 'user', subject_id: people.owner.id, detail: { reason } },
    ])
  })
})

describe('impersonate', () => {
  it.each([{}, { user_id: '7' }, { user_id: null }])('refuses %j for a person by field', async (body) => {
    const answer = await test.call('impersonate', { token: people.root.token, body: { reason, ...body } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['user_id'])
  })
})

describe('impersonateUser', () => {
  it('knows nobody by what is no id', async () => {
    expect(await impersonate('impersonateUser', people.root.token, '7')).toMatchObject({ status: 404 })
  })
})
