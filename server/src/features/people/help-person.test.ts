import { type RoleKey, roleKeys } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, impersonating, person, signedIn, testPassword } from '#testing/make'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()
const mailbox = useMailbox(test)

let group_id: string
beforeAll(async () => {
  group_id = (await company(test.db)).id
})

type Wishes = Parameters<typeof person>[1]

/** Somebody new in this role, so that no test stands in another's way. */
function somebody(role: RoleKey, wishes: Wishes = {}) {
  if (role === 'root' || role === 'moderator') return person(test.db, { platform_role: role, ...wishes })
  return colleague(test.db, group_id, role, wishes)
}

const names = ['sendSignInLink', 'expirePassword'] as const
type Name = (typeof names)[number]

const help = (name: Name, token: string | null, id: string) => test.call(name, { token, params: { id } })
const denied = { status: 403, code: 'access.denied' }
const staffRoles: readonly RoleKey[] = ['root', 'moderator']

const helped: Record<Name, Record<'root' | 'moderator', readonly RoleKey[]>> = {
  sendSignInLink: {
    root: ['owner', 'manager', 'member', 'applicant'],
    moderator: ['owner', 'manager', 'member', 'applicant'],
  },
  expirePassword: {
    root: ['moderator', 'owner', 'manager', 'member', 'applicant'],
    moderator: ['owner', 'manager', 'member', 'applicant'],
  },
}

describe.each(names)('%s', (name) => {
  const pairs = (['root', 'moderator'] as const).flatMap((actor) =>
    roleKeys.map((subject) => ({ actor, subject, status: helped[name][actor].includes(subject) ? 200 : 403 })),
  )

  it.each(pairs)('answers $actor who wants to help $subject with $status, as the list says', async (pair) => {
    const actor = await somebody(pair.actor)
    const subject = await somebody(pair.subject)
    const { data } = await test.call('listPeople', { token: actor.token, query: { keyword: subject.email } })
    expect(await help(name, actor.token, subject.id)).toMatchObject({ status: pair.status })
    const seen = pair.actor === 'root' || !staffRoles.includes(pair.subject)
    const offered = name === 'sendSignInLink' ? 'send_sign_in_link' : 'expire_password'
    expect(data).toMatchObject(seen ? [{ id: subject.id, can: { [offered]: pair.status === 200 } }] : [])
  })

  it('is for staff, and not for staff who look through the eyes of staff', async () => {
    const root = await somebody('root')
    const moderator = await somebody('moderator')
    const subject = await somebody('member')
    expect(await help(name, null, subject.id)).toMatchObject({ status: 401 })
    expect(await help(name, (await somebody('owner')).token, subject.id)).toMatchObject(denied)
    const token = await impersonating(test.db, root, moderator.id)
    expect(await help(name, token, subject.id)).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })

  it('does not help whose account is closed or erased, and knows nobody by what is no id', async () => {
    const { token } = await somebody('root')
    const closed = await somebody('member', { deactivated_at: testDay })
    const erased = await somebody('member')
    await test.db.updateTable('users').set({ erased_at: testDay }).where('id', '=', erased.id).execute()
    expect(await help(name, token, closed.id)).toMatchObject(denied)
    for (const id of [erased.id, '00000000-0000-4000-8000-000000000000', '7']) {
      expect(await help(name, token, id)).toMatchObject({ status: 404, code: 'record.missing' })
    }
    expect(await mailbox.mailsTo(closed.email)).toEqual([])
  })

  it('is written to the audit log', async () => {
    const { id: actor_id, token } = await somebody('moderator')
    const { id: subject_id } = await somebody('applicant')
    await help(name, token, subject_id)
    const events = acrossGroups(test.db).selectFrom('audit_events').where('actor_id', '=', actor_id).selectAll()
    expect(await events.execute()).toMatchObject([
      { group_id: platformGroupId, action: name, subject: 'user', subject_id, detail: {} },
    ])
  })
})

describe('sendSignInLink', () => {
  it.each([
    ['en', 'Your sign-in link', 'The sign-in link is on its way.'],
    ['zh', '您的登录链接', '登录链接已发出。'],
    ['ms', 'Pautan log masuk anda', 'Pautan log masuk sedang dihantar.'],
  ] as const)(
    'mails a link in %s that lets its reader in, and shows it to nobody else',
    async (language, title, done) => {
      const staff = await somebody('moderator', { language })
      const subject = await somebody('member', { language })
      const answer = await help('sendSignInLink', staff.token, subject.id)
      expect(answer).toMatchObject({ status: 200, data: null, message: done })
      expect(await mailbox.mailsTo(subject.email)).toMatchObject([{ subject: title }])
      const entered = await test.call('temporaryLogin', { body: await mailbox.linkTo(subject.email) })
      const me = await test.call('getCurrentUser', { token: tokenOf(entered) })
      expect(me).toMatchObject({ status: 200, data: { id: subject.id } })
    },
  )

  it('sends none to an address that was never confirmed', async () => {
    const { token } = await somebody('root')
    const subject = await somebody('applicant', { verified_at: null })
    expect(await help('sendSignInLink', token, subject.id)).toMatchObject(denied)
    expect(await mailbox.mailsTo(subject.email)).toEqual([])
  })

  it("does not fill anybody's mailbox", async () => {
    const { token } = await somebody('root')
    const { id } = await somebody('applicant')
    for (let sent = 0; sent < limits.mails_to_address.max; sent += 1) await help('sendSignInLink', token, id)
    expect(await help('sendSignInLink', token, id)).toMatchObject({ status: 429, code: 'mail.wait' })
  })
})

describe('expirePassword', () => {
  const login = (email: string) => test.call('login', { body: { email, password: testPassword } })

  it('leaves the password good for choosing another one, and for nothing else', async () => {
    const staff = await somebody('moderator')
    const subject = await somebody('member')
    const answer = await help('expirePassword', staff.token, subject.id)
    expect(answer).toMatchObject({ status: 200, message: 'A new password is asked for at the next sign-in.' })
    expect(await login(subject.email)).toMatchObject({ status: 403, code: 'password.temporary' })
    const chosen = { password: 'Teh-tarik-77', password_confirmation: 'Teh-tarik-77' }
    const body = { email: subject.email, current_password: testPassword, ...chosen }
    expect(await test.call('changeTemporaryPassword', { body })).toMatchObject({ status: 200 })
    expect(await login(subject.email)).toMatchObject({ status: 401, code: 'signIn.wrong' })
  })

  it('ends every session and every sign-in link, and tells the person', async () => {
    const { token } = await somebody('root')
    const subject = await somebody('owner', { language: 'ms' })
    const other = await signedIn(test.db, subject.id)
    await help('sendSignInLink', token, subject.id)
    const link = await mailbox.linkTo(subject.email)
    await help('expirePassword', token, subject.id)
    for (const ended of [subject.token, other]) {
      expect(await test.call('listSessions', { token: ended })).toMatchObject({ status: 408, code: 'session.ended' })
    }
    expect(await test.call('temporaryLogin', { body: link })).toMatchObject({ status: 410, code: 'link.expired' })
    const [mail] = await mailbox.mailsTo(subject.email)
    expect(mail).toMatchObject({ subject: 'Sila pilih kata laluan baharu' })
  })

  it('is not for somebody who never had a password', async () => {
    const { token } = await somebody('root')
    const subject = await somebody('applicant')
    await test.db.updateTable('users').set({ password_hash: null }).where('id', '=', subject.id).execute()
    expect(await help('expirePassword', token, subject.id)).toMatchObject(denied)
  })
})
