import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import { startTest } from '@catchpitch/contract/respondent/respondent.endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { impersonating, person, testPassword } from '#testing/make'
import { invited } from '#testing/respondent'
import { defaultConsent } from './content/catalog/default-consent.ts'

const test = useApp()

/** Somebody whose account speaks Chinese, before a page in Malay. */
const chinese = () => person(test.db, { language: 'zh' })
const onPage = { language: 'ms' } as const

const denied = {
  zh: '您没有访问权限。',
  ms: 'Anda tidak mempunyai kebenaran untuk mengakses.',
}

describe('what is said on a page', () => {
  it('is refused in the language of the page, whatever the account speaks', async () => {
    const { token } = await chinese()
    expect(await test.call('getHealth', { token, ...onPage })).toMatchObject({ status: 403, message: denied.ms })
  })

  it('tells what is wrong with a field in the language of the page', async () => {
    const { token } = await chinese()
    const change = (page: { language?: Language }) =>
      test.call('changePassword', { token, body: { current_password: '' }, ...page })
    const said = { ms: 'Medan ini wajib diisi.', zh: '此项为必填。' }
    expect(await change(onPage)).toMatchObject({ status: 422, error: { current_password: [said.ms] } })
    expect(await change({})).toMatchObject({ status: 422, error: { current_password: [said.zh] } })
  })

  it('asks for consent in the language of the page, from the first press on', async () => {
    const { id: user_id, token } = await chinese()
    const { invite_id: id } = await invited(test, { user_id })
    const started = await test.call('startTest', { token, params: { id }, ...onPage })
    const taken = startTest.reply.parse(started.data).test
    expect(taken?.content.consent.body).toBe(defaultConsent.body.ms)
    const key = taken?.token ?? ''
    const read = (page: { language?: Language }) => test.call('getInstructions', { token: key, ...page })
    expect(await read(onPage)).toMatchObject({ data: { consent: { body: defaultConsent.body.ms } } })
    expect(await read({ language: 'en' })).toMatchObject({ data: { consent: { body: defaultConsent.body.en } } })
  })

  it('is in the language of the staff who look at it through somebody’s eyes', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { id } = await chinese()
    const token = await impersonating(test.db, root, id)
    expect(await test.call('getHealth', { token, ...onPage })).toMatchObject({ message: denied.ms })
  })
})

describe('whoever calls without a page', () => {
  it.each([undefined, '*', 'fr, de;q=0.5'])('is answered as their account says, with %j', async (named) => {
    const { token } = await chinese()
    const headers = { authorization: `Bearer ${token}`, ...(named && { 'accept-language': named }) }
    const reply = await test.app.inject({ url: '/api/v1/admin/health', headers })
    expect(reply.json()).toMatchObject({ status: 403, message: denied.zh })
  })
})

describe('a mail', () => {
  it('follows the account and not the page that it was caused on', async () => {
    const { id, token } = await chinese()
    const body = {
      current_password: testPassword,
      password: 'Other-horse-8',
      password_confirmation: 'Other-horse-8',
    }
    expect(await test.call('changePassword', { token, body, ...onPage })).toMatchObject({ status: 200 })
    const mails = await test.db
      .selectFrom('mails')
      .where('group_id', '=', platformGroupId)
      .where('user_id', '=', id)
      .select(['kind', 'language'])
      .execute()
    expect(mails).toEqual([{ kind: 'password-changed', language: 'zh' }])
  })
})
