import { platformGroupId } from '@catchpitch/contract/ids'
import { languages } from '@catchpitch/contract/languages'
import { isMailChosen } from '@catchpitch/contract/notifications/notification-choices'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#platform/live/announcement'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { testDay } from '#testing/test-day'
import { tellOfBilling } from './billing-news.public.ts'
import type { BillingNews } from './billing-news.ts'

const test = useApp()
const heard: Announcement[] = []
const announce = (announcement: Announcement) => void heard.push(announcement)
const telling = () => ({ db: test.db, now: testDay, announce })

let own: Awaited<ReturnType<typeof company>>
let plans: { default: string; annual: string }

beforeEach(async () => {
  own = await company(test.db)
  heard.length = 0
  const idOf = async (sku: string) =>
    (await test.db.selectFrom('plans').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()).id
  plans = { default: await idOf('default'), annual: await idOf('annual') }
})

const until = new Date('2026-11-24T04:00:00Z')
const failed = (more: { group_id?: string; to?: string[]; cause?: string } = {}): BillingNews => ({
  kind: 'payment.failed',
  group_id: own.id,
  cause: 'in_1',
  plan_id: plans.default,
  amount_minor: 32_292,
  currency: 'MYR',
  grace_ends_at: until,
  ...more,
})

const told = async (token: string) => (await test.call('listNotifications', { token })).data
const mails = (to_email?: string) => {
  let listed = test.db
    .selectFrom('mails')
    .where('group_id', '=', platformGroupId)
    .where('kind', '=', 'billing')
    .where('cause', 'like', `%:${own.id}:%`)
  if (to_email !== undefined) listed = listed.where('to_email', '=', to_email)
  return listed.orderBy('id').select(['to_email', 'to_name', 'language', 'subject', 'body_text', 'user_id']).execute()
}

describe('who is told', () => {
  it('every owner, at the bell and by mail, whatever they chose; nobody else', async () => {
    const mei = await colleague(test.db, own.id, 'owner', { language: 'zh' })
    const others = [
      await colleague(test.db, own.id, 'manager'),
      await colleague(test.db, own.id, 'member'),
      (await company(test.db)).owner,
    ]
    await test.db.updateTable('users').set({ is_receive: false }).where('id', '=', mei.id).execute()
    for (const { token } of [own.owner, ...others]) {
      await test.call('saveUserPreference', { token, body: { key: 'notifications.mailed', value: ['payment.failed'] } })
    }
    await tellOfBilling(telling(), failed())
    for (const { token } of [own.owner, mei]) {
      expect(await told(token)).toMatchObject([{ kind: 'payment.failed', group: { id: own.id } }])
    }
    for (const { token } of others) expect(await told(token)).toEqual([])
    expect(heard).toHaveLength(2)
    expect(new Set((await mails()).map(({ user_id }) => user_id))).toEqual(new Set([own.owner.id, mei.id]))
    expect(await mails()).toHaveLength(2)
    const any = await test.db.selectFrom('mails').where('group_id', '=', platformGroupId).select('kind').execute()
    expect(any.filter(({ kind }) => kind === 'notification')).toEqual([])
  })

  it('no address that is not known to be theirs, but the person at the bell', async () => {
    await test.db.updateTable('users').set({ verified_at: null }).where('id', '=', own.owner.id).execute()
    await tellOfBilling(telling(), failed())
    expect(await mails()).toEqual([])
    expect(await told(own.owner.token)).toHaveLength(1)
  })

  it("the address for bills too, once, in an owner's language", async () => {
    await test.db.updateTable('users').set({ language: 'ms' }).where('id', '=', own.owner.id).execute()
    const to = ['finance@kopi.example', own.owner.email.toUpperCase()]
    await tellOfBilling(telling(), failed({ to }))
    await tellOfBilling(telling(), failed({ to }))
    expect(await mails('finance@kopi.example')).toMatchObject([{ language: 'ms', user_id: null, to_name: own.name }])
    expect(await mails()).toHaveLength(2)
  })

  it('of the same thing once, of another again, and of one thing at two companies twice', async () => {
    await tellOfBilling(telling(), failed())
    await tellOfBilling(telling(), failed())
    expect([await told(own.owner.token), await mails()]).toMatchObject([{ length: 1 }, { length: 1 }])
    await tellOfBilling(telling(), failed({ cause: 'in_2' }))
    expect([await told(own.owner.token), await mails()]).toMatchObject([{ length: 2 }, { length: 2 }])
    const second = await company(test.db)
    await tellOfBilling(telling(), failed({ group_id: second.id }))
    expect(await told(second.owner.token)).toHaveLength(1)
  })

  it('nobody, of what was rolled back', async () => {
    const undone = commitThenAnnounce(test.db, announce, async (tx, later) => {
      await tellOfBilling({ db: tx, now: testDay, announce: later }, failed())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await told(own.owner.token), await mails(), heard]).toEqual([[], [], []])
  })
})

/** What happened, and what the notification and the mails about it must name. */
const kinds = (): Record<
  string,
  { news: BillingNews; params: object; named: Record<'en' | 'zh' | 'ms', string[]> }
> => {
  const about = { group_id: own.id, cause: 'x' }
  const ended = {
    en: ['read-only', 'Applicants who started', own.name],
    zh: ['只读', '已开始作答的应聘者', own.name],
    ms: ['baca sahaja', 'Pemohon yang sudah mula', own.name],
  }
  return {
    'a payment that failed': {
      news: failed(),
      params: { plan: 'Default', amount_minor: 32_292, currency: 'MYR', grace_ends_at: until.toISOString() },
      named: {
        en: ['322.92', 'Default', '24 Nov 2026', ...ended.en],
        zh: ['322.92', '标准版', '2026年11月24日', ...ended.zh],
        ms: ['322.92', 'Asas', '24 Nov 2026', ...ended.ms],
      },
    },
    'a card that expires': {
      news: { ...about, kind: 'card.expiring', last4: '4242', month: '2026-12' },
      params: { last4: '4242', month: '2026-12' },
      named: {
        en: ['4242', 'Dec 2026', '31 Dec 2026'],
        zh: ['4242', '2026年12月', '2026年12月31日'],
        ms: ['4242', 'Dis 2026', '31 Dis 2026'],
      },
    },
    'a plan that was changed': {
      news: {
        ...about,
        kind: 'plan.changed',
        plan_id: plans.annual,
        from_id: plans.default,
        renewal: { amount_minor: 299_000, currency: 'MYR', period: 'year', at: new Date('2027-11-27T04:00:00Z') },
      },
      params: { plan: 'Annual+', from: 'Default' },
      named: {
        en: ['Default', 'Annual+', '2,990.00 a year', 'without tax', '27 Nov 2027', 'invoice'],
        zh: ['标准版', '每年', '2,990.00', '不含税', '2027年11月27日', '发票'],
        ms: ['Asas', '2,990.00 setahun', 'tidak termasuk cukai', '27 Nov 2027', 'invois'],
      },
    },
    'a plan that was cancelled': {
      news: { ...about, kind: 'plan.cancelled', plan_id: plans.default, ends_at: new Date('2026-12-16T16:00:00Z') },
      params: { plan: 'Default', ends_at: '2026-12-16T16:00:00.000Z' },
      named: {
        en: ['Default', '16 Dec 2026', 'renew it', ...ended.en],
        zh: ['标准版', '2026年12月16日', '恢复续订', ...ended.zh],
        ms: ['Asas', '16 Dis 2026', 'sambung semula pembaharuan', ...ended.ms],
      },
    },
    'a plan that ended': {
      news: { ...about, kind: 'plan.ended', plan_id: plans.default, is_trial: false },
      params: { plan: 'Default', is_trial: false },
      named: {
        en: ['Default', 'export everything', 'Choose a plan', ...ended.en],
        zh: ['标准版', '导出所有内容', '选择方案', ...ended.zh],
        ms: ['Asas', 'mengeksport semuanya', 'Pilih pelan', ...ended.ms],
      },
    },
    'a trial that ended': {
      news: { ...about, kind: 'plan.ended', plan_id: plans.default, is_trial: true },
      params: { plan: 'Default', is_trial: true },
      named: {
        en: ['free trial', 'Nothing was charged', ...ended.en],
        zh: ['免费试用', '没有产生任何费用', ...ended.zh],
        ms: ['Tempoh percubaan percuma', 'Tiada bayaran dikenakan', ...ended.ms],
      },
    },
  }
}

describe('what is told', () => {
  it.each([
    'a payment that failed',
    'a card that expires',
    'a plan that was changed',
    'a plan that was cancelled',
    'a plan that ended',
    'a trial that ended',
  ])('%s, in three languages', async (what) => {
    const { news, params, named } = kinds()[what] ?? expect.unreachable()
    const owners = { en: own.owner.email, zh: '', ms: '' }
    for (const language of ['zh', 'ms'] as const) {
      owners[language] = (await colleague(test.db, own.id, 'owner', { language })).email
    }
    await tellOfBilling(telling(), news)
    expect(await told(own.owner.token)).toMatchObject([{ kind: news.kind, params }])
    for (const language of languages) {
      const [mail] = await mails(owners[language])
      const { subject = '', body_text = '' } = mail ?? {}
      for (const name of named[language]) expect(`${subject}\n${body_text}`.replaceAll('\u00a0', ' ')).toContain(name)
      expect(body_text).toContain('{{public_url}}/subscription-plan')
      // Only what is filled in when it is sent is still open.
      const open = `${subject} ${body_text}`.match(/\{\{\w+\}\}/g) ?? []
      expect(open.filter((one) => !/public_url|app_name|signature/.test(one))).toEqual([])
    }
    expect(isMailChosen(news.kind)).toBe(false)
  })

  it('a payment that was made, only at the bell: its mail comes with the invoice', async () => {
    const invoice = { id: own.id, number: 'INV-2026-0463' }
    const paid = { kind: 'payment.paid', plan_id: null, amount_minor: 100, currency: 'MYR', invoice } as const
    await tellOfBilling(telling(), { ...paid, group_id: own.id, cause: 'in_1', to: ['finance@kopi.example'] })
    expect(await told(own.owner.token)).toMatchObject([
      { kind: 'payment.paid', params: { plan: null, amount_minor: 100, currency: 'MYR', invoice } },
    ])
    expect(await mails()).toEqual([])
  })

  it('a change without a renewal says nothing of a price', async () => {
    const changed = { kind: 'plan.changed', plan_id: plans.annual, from_id: plans.default, renewal: null } as const
    await tellOfBilling(telling(), { ...changed, group_id: own.id, cause: 'x' })
    const [mail] = await mails()
    expect(mail?.body_text).not.toMatch(/tax|invoice/)
  })
})
