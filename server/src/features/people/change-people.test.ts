import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, impersonating, person, testPassword } from '#testing/make'
import { invited, respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

let group_id: string
let root: { id: string; token: string }
let moderator: { id: string; token: string }
beforeAll(async () => {
  await seedCatalog(test.db, testDay)
  group_id = (await company(test.db)).id
  root = await person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })
  moderator = await person(test.db, { platform_role: 'moderator', first_name: 'Ravi', last_name: 'Kumar' })
})

type Subject = { id: string }

const change = (token: string, action: string, subjects: readonly Subject[], besides: Record<string, unknown> = {}) =>
  test.call('changePeople', { token, body: { user_ids: subjects.map(({ id }) => id), action, ...besides } })

const rowOf = ({ id }: Subject) =>
  test.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

const roleIn = async (group: string, { id }: Subject) => {
  const { data } = await test.call('getPerson', { token: root.token, params: { id } })
  return JSON.stringify(data, ['memberships', 'group', 'id', 'role']).includes(group) ? data : null
}

const login = (email: string) => test.call('login', { body: { email, password: testPassword } })

describe('changePeople', () => {
  it('asks for people and for an action', async () => {
    expect(await change(root.token, 'activate', [])).toMatchObject({
      status: 422,
      error: { user_ids: ['Users must be selected.'] },
    })
    expect(await change(root.token, '', [root])).toMatchObject({
      status: 422,
      error: { action: ['An action must be chosen.'] },
    })
    const many = Array.from({ length: limits.people.at_once + 1 }, () => ({ id: newId(testDay) }))
    expect(await change(root.token, 'activate', many)).toMatchObject({ status: 422 })
  })

  it('closes accounts and ends their sessions, and opens them again', async () => {
    const subjects = [await colleague(test.db, group_id, 'owner'), await colleague(test.db, group_id, 'member')]
    expect(await change(moderator.token, 'deactivate', subjects)).toMatchObject({
      status: 200,
      message: 'The users have been updated.',
      data: { changed: 2 },
    })
    for (const { token, email } of subjects) {
      expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 408, code: 'session.ended' })
      expect(await login(email)).toMatchObject({ status: 401 })
    }
    expect(await change(moderator.token, 'activate', subjects)).toMatchObject({ status: 200 })
    for (const { token, email } of subjects) {
      // The account is open again, but a session that was ended stays so.
      expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 408 })
      expect(await login(email)).toMatchObject({ status: 200 })
    }
  })

  it('shuts the ways in by mail too', async () => {
    const subject = await colleague(test.db, group_id, 'member')
    await test.call('sendSignInLink', { token: root.token, params: { id: subject.id } })
    const link = await mailbox.linkTo(subject.email)
    await change(root.token, 'deactivate', [subject])
    await change(root.token, 'activate', [subject])
    expect(await test.call('temporaryLogin', { body: link })).toMatchObject({ status: 410 })
  })

  it('changes nobody if one cannot be, and says who and why', async () => {
    const fine = await colleague(test.db, group_id, 'member', { first_name: 'Nur', last_name: 'Aziz' })
    const other = await person(test.db, { platform_role: 'moderator', first_name: 'Siti', last_name: 'Rahman' })
    expect(await change(moderator.token, 'deactivate', [fine, other, root, moderator])).toMatchObject({
      status: 422,
      error: {
        user_ids: expect.arrayContaining([
          'Siti Rahman: this account is not yours to change.',
          'Mei Ling Wong: this account is not yours to change.',
          'Ravi Kumar: nobody can do this to their own account.',
        ]),
      },
    })
    expect(await rowOf(fine)).toMatchObject({ deactivated_at: null })
    expect(await change(root.token, 'activate', [fine, { id: newId(testDay) }])).toMatchObject({
      status: 422,
      error: { user_ids: ['One of these people is no longer here.'] },
    })
  })

  it.each(['deactivate', 'remove'])('lets root %s other roots, but never themself', async (action) => {
    const other = await person(test.db, { platform_role: 'root' })
    expect(await change(root.token, action, [other, root])).toMatchObject({
      status: 422,
      error: { user_ids: ['Mei Ling Wong: nobody can do this to their own account.'] },
    })
    expect(await change(root.token, action, [other])).toMatchObject({ status: 200 })
  })

  it('leaves one root of two who close each other at once', async () => {
    const isolated = await person(test.db, { platform_role: 'root' })
    const twin = await person(test.db, { platform_role: 'root' })
    const answers = await Promise.all([
      change(isolated.token, 'deactivate', [root, twin]),
      change(twin.token, 'deactivate', [root, isolated]),
    ])
    const left = await test.db
      .selectFrom('users')
      .where('platform_role', '=', 1)
      .where('deactivated_at', 'is', null)
      .select('id')
      .execute()
    expect(left.length).toBeGreaterThan(0)
    expect(answers.map(({ status }) => status)).toContain(200)
    await test.db.updateTable('users').set({ deactivated_at: null }).where('id', '=', root.id).execute()
    root = await person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })
  })

  it('gives a role in a company, to whoever is new there too', async () => {
    const subjects = [await colleague(test.db, group_id, 'member'), await person(test.db)]
    expect(await change(moderator.token, 'set_role', subjects, { role: 'manager', group_id })).toMatchObject({
      status: 200,
    })
    for (const subject of subjects) {
      expect(await roleIn(group_id, subject)).toMatchObject({ memberships: [{ role: 'manager' }] })
    }
    const events = acrossGroups(test.db)
      .selectFrom('audit_events')
      .where(
        'subject_id',
        'in',
        subjects.map(({ id }) => id),
      )
      .select(['group_id', 'action', 'detail'])
    const note = { group_id, action: 'changePeople', detail: { fields: ['set_role'] } }
    expect(await events.execute()).toEqual([note, note])
  })

  it('asks for the role, and for the company that it is in', async () => {
    const subject = await person(test.db)
    expect(await change(root.token, 'set_role', [subject])).toMatchObject({
      status: 422,
      error: { role: ['This field is required.'] },
    })
    expect(await change(root.token, 'set_role', [subject], { role: 'owner' })).toMatchObject({
      status: 422,
      error: { group_id: ['This field is required.'] },
    })
    const nowhere = { role: 'owner', group_id: platformGroupId }
    expect(await change(root.token, 'set_role', [subject], nowhere)).toMatchObject({
      status: 422,
      error: { group_id: ['Please choose one of the offered values.'] },
    })
  })

  it('makes moderators for root alone', async () => {
    const subject = await person(test.db, { first_name: 'Nur', last_name: 'Aziz' })
    expect(await change(moderator.token, 'set_role', [subject], { role: 'moderator' })).toMatchObject({
      status: 422,
      error: { user_ids: ['Nur Aziz: you cannot take the role that they have there.'] },
    })
    expect(await change(root.token, 'set_role', [subject], { role: 'moderator' })).toMatchObject({ status: 200 })
    expect(await rowOf(subject)).toMatchObject({ platform_role: 7 })
  })

  it('writes again to whoever has not confirmed their address', async () => {
    const confirming = await person(test.db, { verified_at: null })
    const choosing = await person(test.db, { verified_at: null })
    await test.db.updateTable('users').set({ password_hash: null }).where('id', '=', choosing.id).execute()
    expect(await change(root.token, 'resend_verification', [confirming, choosing])).toMatchObject({ status: 200 })
    expect(await mailbox.mailsTo(confirming.email)).toMatchObject([{ subject: 'Please confirm your address' }])
    const [welcome] = await mailbox.mailsTo(choosing.email)
    expect(welcome?.subject).toMatch(/^Your account at /)

    const done = await person(test.db, { first_name: 'Nur', last_name: 'Aziz' })
    expect(await change(root.token, 'resend_verification', [confirming, done])).toMatchObject({
      status: 422,
      error: { user_ids: ['Nur Aziz: the address is confirmed already.'] },
    })
  })

  it('is not for staff who look through the eyes of staff', async () => {
    const token = await impersonating(test.db, root, moderator.id)
    const subject = await person(test.db)
    expect(await change(token, 'deactivate', [subject])).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })
})

describe('removePerson', () => {
  const remove = (token: string, { id }: Subject) => test.call('removePerson', { token, params: { id } })

  it('leaves nothing of an account but its row, and its address free for somebody new', async () => {
    const subject = await colleague(test.db, group_id, 'manager')
    const { invite_id } = await invited(test, { user_id: subject.id })
    expect(await remove(moderator.token, subject)).toMatchObject({
      status: 200,
      message: 'The account has been removed.',
    })
    expect(await rowOf(subject)).toMatchObject({
      email: '',
      email_key: subject.id,
      first_name: '',
      last_name: '',
      password_hash: null,
      deactivated_at: testDay,
      erased_at: testDay,
    })
    expect(await login(subject.email)).toMatchObject({ status: 401 })
    expect(await remove(moderator.token, subject)).toMatchObject({ status: 404 })
    const everywhere = acrossGroups(test.db)
    expect(await everywhere.selectFrom('memberships').where('user_id', '=', subject.id).selectAll().execute()).toEqual(
      [],
    )
    const kept = everywhere.selectFrom('invites').where('id', '=', invite_id).select(['user_id', 'email'])
    expect(await kept.executeTakeFirst()).toMatchObject({ user_id: null })
    const found = await test.call('listPeople', { token: root.token, query: { keyword: subject.email } })
    expect(found.data).toEqual([])
    expect(await person(test.db, { email: subject.email })).toMatchObject({ email: subject.email })
  })

  it('keeps whoever has begun to answer a survey', async () => {
    const { invite_id } = await respondent(test)
    const invites = acrossGroups(test.db).selectFrom('invites').where('id', '=', invite_id).select('user_id')
    const { user_id } = await invites.executeTakeFirstOrThrow()
    const answer = await remove(root.token, { id: user_id ?? '' })
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer.error)).toContain('has answered a survey. Please deactivate the account instead.')
  })

  it('is for nobody of the same rank or above, and knows nobody who is not there', async () => {
    expect(await remove(moderator.token, root)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await remove(root.token, { id: newId(testDay) })).toMatchObject({ status: 404 })
    expect(await remove(root.token, root)).toMatchObject({
      status: 422,
      error: { user_ids: ['Mei Ling Wong: nobody can do this to their own account.'] },
    })
  })
})
