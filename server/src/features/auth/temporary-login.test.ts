import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { accountOf } from './account.ts'
import { queueSignIn } from './queue-sign-in.ts'

const test = useApp()
const mailbox = useMailbox(test)

let places = 0
const anyPlace = () => `198.51.100.${(places += 1) % 250}`
const signIn = (body: Record<string, string>) => test.call('temporaryLogin', { body, ip: anyPlace() })

async function linkFor({ id, email }: { id: string; email: string }) {
  const row = { id, email, first_name: 'Aisyah', last_name: 'Tan', language: 'en' }
  await queueSignIn(test.db, accountOf(row), null, test.clock.now())
  return mailbox.linkTo(email)
}

describe('temporaryLogin', () => {
  it('opens a session by the link from the mail, as often as it is used', async () => {
    const made = await person(test.db)
    const link = await linkFor(made)
    const row = test.db.selectFrom('users').where('id', '=', made.id).select('unique_id')
    expect(link['unique_id']).toBe((await row.executeTakeFirstOrThrow()).unique_id)
    for (let times = 0; times < 2; times += 1) {
      const answer = await signIn(link)
      expect(answer).toMatchObject({
        status: 200,
        message: 'Logged in successfully',
        data: { expires_in: limits.session.days * 24 * 60 * 60, test: null },
      })
      const token = String(Reflect.get(Object(answer.data), 'token'))
      expect(await test.call('getLanguage', { token })).toMatchObject({ status: 200 })
      expect(await test.call('logout', { token })).toMatchObject({ status: 200 })
    }
  })

  it('takes each of several links that a person has', async () => {
    const made = await person(test.db)
    const first = await linkFor(made)
    test.clock.moveBy(1000)
    const second = await linkFor(made)
    expect(first['signature']).not.toBe(second['signature'])
    for (const link of [first, second]) expect(await signIn(link)).toMatchObject({ status: 200 })
    expect(await signIn({ ...first, signature: second['signature'] ?? '' })).toMatchObject({ status: 410 })
    test.clock.moveTo(testDay)
  })

  it('is worth nothing after a week, for a closed account, or once the address has changed', async () => {
    const late = await linkFor(await person(test.db))
    test.clock.moveBy(limits.link.sign_in_days * 24 * 60 * 60 * 1000)
    expect(await signIn(late)).toMatchObject({ status: 410, message: 'Sorry! This link has expired' })
    test.clock.moveTo(testDay)
    for (const change of [{ deactivated_at: testDay }, { email: 'now@example.com', email_key: 'now@example.com' }]) {
      const made = await person(test.db)
      const link = await linkFor(made)
      await test.db.updateTable('users').set(change).where('id', '=', made.id).execute()
      expect(await signIn(link)).toMatchObject({ status: 410 })
    }
  })

  it('lets nobody in as another person', async () => {
    const link = await linkFor(await person(test.db))
    const victim = await person(test.db)
    expect(await signIn({ ...link, unique_id: victim.id })).toMatchObject({ status: 410 })
    expect(await signIn({ ...link, unique_id: victim.id, email: victim.email })).toMatchObject({ status: 410 })
  })

  it('says what is missing by field', async () => {
    const answer = await signIn({})
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error).toSorted()).toEqual(['email', 'expires', 'signature', 'unique_id'])
  })
})
