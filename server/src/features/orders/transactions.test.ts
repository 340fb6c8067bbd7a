import { addDays, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeOrder } from '#content/make-order'
import { makeSubscription } from '#content/make-subscription'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, companyWithoutPlan, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const today = dayOf(testDay)
const pdf = new Blob(['%PDF-1.7\nA receipt.'])

let token = ''
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

const entry = z.object({ id: z.string(), version: z.number(), transaction_id: z.string() })
const withFile = z.object({ evidence: z.object({ url: z.string(), content_type: z.string() }) })

const usual = {
  kind: 'service',
  title: 'Workshop on the pitch',
  amount_minor: 50_000,
  tax_minor: 4000,
  method: 'online_transfer',
  reference: '',
  paid_on: today,
  note: '',
  type_id: null,
  refunds_id: null,
}

type Wishes = Record<string, unknown>

const create = (group_id: string, wishes: Wishes = {}) =>
  test.call('createTransaction', { token, body: { ...usual, group_id, ...wishes } })

async function made(group_id: string, wishes: Wishes = {}) {
  return entry.parse((await create(group_id, wishes)).data)
}

function formOf(fields: Wishes, evidence: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    // Parts are texts: nothing is an empty one.
    form.set(name, typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  }
  form.set('evidence', evidence, 'receipt.pdf')
  return form
}

const show = (id: string) => test.call('getTransaction', { token, params: { id } })
const reverse = (id: string) => test.call('reverseTransaction', { token, params: { id } })
const update = (id: string, wishes: Wishes) =>
  test.call('updateTransaction', {
    token,
    params: { id },
    body: { title: usual.title, reference: 'R-1', paid_on: today, note: '', type_id: null, version: 1, ...wishes },
  })

const download = async (url: string) => (await test.app.inject({ url })).rawPayload.toString()

const transactionType = async () =>
  (
    await test.db
      .selectFrom('options')
      .where('list', '=', 'transaction_type')
      .where('archived_at', 'is', null)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

const rowsOf = (group_id: string) =>
  test.db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .orderBy('created_at')
    .orderBy('id')
    .select(['kind', 'amount_minor', 'tax_minor', 'reference', 'status', 'reverses_id', 'refunds_id'])
    .execute()

const audited = async (action: string) =>
  (await test.call('listAuditEvents', { token, query: { filter: `action:${action}` } })).data

describe('createTransaction', () => {
  it('enters a service that was paid, for staff and for the company', async () => {
    const shop = await company(test.db, 'Kopi Corner')
    const type_id = await transactionType()
    const answer = await create(shop.id, { type_id, note: 'Agreed by phone\nwith Mei', reference: 'BANK-7' })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: {
        group: { id: shop.id, name: 'Kopi Corner' },
        kind: 'service',
        product_name: 'Workshop on the pitch',
        amount_minor: 50_000,
        tax_minor: 4000,
        currency: 'MYR',
        payment_method: 'online_transfer',
        status: 'completed',
        transaction_id: 'BANK-7',
        purchased_at: testDay.toISOString(),
        note: 'Agreed by phone\nwith Mei',
        type: { id: type_id },
        entered_by: { full_name: 'Aisyah Tan' },
        evidence: null,
        reversed: false,
        can: { edit: true, reverse: true },
      },
    })
    const orders = await test.call('listOrders', { token: shop.owner.token, query: { group_id: shop.id } })
    expect(orders.data).toMatchObject([{ kind: 'service', reversed: false, amount_minor: 50_000 }])
    expect(JSON.stringify(orders.data)).not.toContain('by phone')
    expect(await audited('createTransaction')).toMatchObject([{ subject: 'transaction', group: { id: shop.id } }])
  })

  it.each(['credit', 'refund'])('books a %s below zero', async (kind) => {
    const shop = await company(test.db)
    expect(await create(shop.id, { kind, tax_minor: 0 })).toMatchObject({
      data: { kind, amount_minor: -50_000, tax_minor: 0 },
    })
    expect(await create(shop.id, { kind })).toMatchObject({ data: { amount_minor: -50_000, tax_minor: -4000 } })
  })

  it('books an earlier day from its first moment on', async () => {
    const shop = await company(test.db)
    const paid_on = addDays(today, -40)
    expect(await create(shop.id, { paid_on })).toMatchObject({
      data: { purchased_at: startOfDay(paid_on).toISOString() },
    })
  })

  it('keeps what proves it, which staff can fetch for a minute', async () => {
    const shop = await company(test.db)
    const { data, status } = await test.call('createTransaction', {
      token,
      form: formOf({ ...usual, group_id: shop.id }, pdf),
    })
    expect(status).toBe(200)
    const { evidence } = withFile.parse(data)
    expect(evidence.content_type).toBe('application/pdf')
    expect(await download(evidence.url)).toContain('A receipt.')
    test.clock.moveBy(61_000)
    expect((await test.app.inject({ url: evidence.url })).statusCode).toBe(410)
    test.clock.moveTo(testDay)
  })

  it.each([
    ['no document', new Blob(['<html>']), 'Choose a PDF file or a picture (JPEG, PNG or WebP).'],
    ['too large', new Blob([Buffer.alloc(limits.evidence.bytes + 1)]), 'The file may have at most 11 MB.'],
  ])('refuses a file that is %s', async (_, file, message) => {
    const shop = await company(test.db)
    const answer = await test.call('createTransaction', {
      token,
      form: formOf({ ...usual, group_id: shop.id }, file),
    })
    expect(answer).toMatchObject({ status: 422, error: { evidence: [message] } })
    expect(await rowsOf(shop.id)).toEqual([])
  })

  it.each([
    ['group_id', { group_id: newId(testDay) }],
    ['group_id', { group_id: '00000000-0000-0000-0000-000000000000' }],
    ['kind', { kind: 'order' }],
    ['kind', { kind: 'reversal' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['amount_minor', { amount_minor: 0 }],
    ['amount_minor', { amount_minor: -1 }],
    ['amount_minor', { amount_minor: 'a lot' }],
    ['amount_minor', { amount_minor: '' }],
    ['tax_minor', { tax_minor: -1 }],
    ['method', { method: 'card' }],
    ['paid_on', { paid_on: '2026-02-30' }],
    ['paid_on', { paid_on: addDays(today, 1) }],
    ['note', { note: 'x'.repeat(1001) }],
    ['type_id', { type_id: newId(testDay) }],
    ['refunds_id', { kind: 'refund', refunds_id: newId(testDay) }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const shop = await company(test.db)
    const answer = await create(shop.id, wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('takes no number twice at one company', async () => {
    const shop = await company(test.db)
    await create(shop.id, { reference: 'R-1' })
    expect(await create(shop.id, { reference: 'R-1' })).toMatchObject({
      status: 422,
      error: { reference: [expect.any(String)] },
    })
    expect((await create((await company(test.db)).id, { reference: 'R-1' })).status).toBe(200)
  })

  it('is for staff who record payments', async () => {
    const shop = await company(test.db)
    const body = { ...usual, group_id: shop.id }
    expect(await test.call('createTransaction', { body })).toMatchObject({ status: 401 })
    expect(await test.call('createTransaction', { token: shop.owner.token, body })).toMatchObject({ status: 403 })
  })
})

describe('a refund of a payment', () => {
  it('gives back no more than is left, also when it comes twice at one moment', async () => {
    const shop = await company(test.db)
    const { id: refunds_id } = await makeOrder(test.db, { now: testDay, group_id: shop.id })
    const refund = (amount_minor: number, tax_minor = 0) =>
      create(shop.id, { kind: 'refund', refunds_id, amount_minor, tax_minor })
    expect(await refund(29_901)).toMatchObject({
      status: 422,
      error: { amount_minor: ['Only MYR 299.00 of this payment is left to refund.'] },
    })
    expect(await refund(100, 2393)).toMatchObject({ status: 422, error: { tax_minor: [expect.any(String)] } })
    const both = await Promise.all([refund(20_000), refund(20_000)])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    expect(await refund(9900, 2392)).toMatchObject({ status: 200, data: { refunds: { id: refunds_id } } })
    expect(await refund(1)).toMatchObject({ status: 422 })
  })

  it('can be reversed, and then as much is left as before', async () => {
    const shop = await company(test.db)
    const { id: refunds_id } = await makeOrder(test.db, { now: testDay, group_id: shop.id })
    const { id } = await made(shop.id, { kind: 'refund', refunds_id, amount_minor: 29_900, tax_minor: 2392 })
    expect(await reverse(refunds_id)).toMatchObject({ status: 409, code: 'transaction.refunded' })
    expect(await reverse(id)).toMatchObject({ status: 200, data: { amount_minor: 29_900, tax_minor: 2392 } })
    const defaults = await test.call('getTransactionDefaults', { token, query: { group_id: shop.id } })
    expect(defaults.data).toMatchObject({ refundable: [{ id: refunds_id, amount_minor: 29_900, tax_minor: 2392 }] })
    expect(await reverse(refunds_id)).toMatchObject({ status: 200 })
  })

  it('is of a payment of the same company that was completed and not taken back', async () => {
    const shop = await company(test.db)
    const other = await company(test.db)
    const foreign = await makeOrder(test.db, { now: testDay, group_id: other.id })
    const open = await makeOrder(test.db, { now: testDay, group_id: shop.id, status: 'pending' })
    const { id: credit } = await made(shop.id, { kind: 'credit' })
    const { id: reversed } = await made(shop.id)
    await reverse(reversed)
    for (const refunds_id of [foreign.id, open.id, credit, reversed]) {
      expect(await create(shop.id, { kind: 'refund', refunds_id })).toMatchObject({
        status: 422,
        error: { refunds_id: [expect.any(String)] },
      })
    }
    const { id: paid } = await made(shop.id)
    expect(await create(shop.id, { kind: 'service', refunds_id: paid })).toMatchObject({ status: 422 })
  })
})

describe('getTransactionDefaults', () => {
  const ask = (group_id: string) => test.call('getTransactionDefaults', { token, query: { group_id } })

  it.each([
    ['MY', 800],
    ['SG', 0],
    [null, 800],
  ])('proposes the tax of %s', async (country, tax_rate) => {
    const shop = await company(test.db)
    await test.db.updateTable('groups').set({ country }).where('id', '=', shop.id).execute()
    expect(await ask(shop.id)).toMatchObject({
      status: 200,
      data: { currency: 'MYR', country: country ?? 'MY', tax_rate, refundable: [] },
    })
  })

  it('knows no company that is not there', async () => {
    expect(await ask(newId(testDay))).toMatchObject({ status: 404 })
    expect(await test.call('getTransactionDefaults', { token })).toMatchObject({
      status: 422,
      error: { group_id: [expect.any(String)] },
    })
  })
})

describe('updateTransaction', () => {
  it('changes what is said of what staff entered, and its file', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id)
    const type_id = await transactionType()
    const paid_on = addDays(today, -2)
    const form = formOf(
      { title: 'Coaching', reference: 'R-9', paid_on, note: 'By Mei', type_id, version: 1, remove_evidence: '0' },
      pdf,
    )
    const changed = await test.call('updateTransaction', { token, params: { id }, form })
    expect(changed).toMatchObject({
      status: 200,
      data: {
        product_name: 'Coaching',
        transaction_id: 'R-9',
        purchased_at: startOfDay(paid_on).toISOString(),
        note: 'By Mei',
        type: { id: type_id },
        amount_minor: 50_000,
        version: 2,
      },
    })
    const { evidence } = withFile.parse(changed.data)
    expect(await download(evidence.url)).toContain('A receipt.')
    expect(await update(id, { version: 1 })).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await update(id, { version: 2, remove_evidence: true })).toMatchObject({
      status: 200,
      data: { evidence: null, type: null },
    })
    const { data } = await test.call('listAuditEvents', { token, query: { filter: 'action:updateTransaction' } })
    expect(JSON.stringify(data)).toContain('evidence_file_id')
  })

  it.each([{ amount_minor: 1 }, { tax_minor: 1 }, { method: 'cash' }, { group_id: newId(testDay) }])(
    'refuses to change what was booked: %j',
    async (wish) => {
      const { id } = await made((await company(test.db)).id)
      expect(await update(id, wish)).toMatchObject({ status: 409, code: 'transaction.booked' })
      const same = { amount_minor: 50_000, tax_minor: 4000, method: 'online_transfer' }
      expect(await update(id, same)).toMatchObject({ status: 200 })
    },
  )

  it('leaves what a plan was sold as, and takes type, note and file', async () => {
    const shop = await company(test.db)
    const { id, reference } = await makeOrder(test.db, { now: testDay, group_id: shop.id })
    const sold = { title: 'Default, one month', reference }
    for (const wish of [{ title: 'Cheaper' }, { reference: 'other' }, { paid_on: addDays(today, -1) }]) {
      expect(await update(id, { ...sold, ...wish })).toMatchObject({ status: 409, code: 'transaction.order' })
    }
    expect(await update(id, { ...sold, note: 'Paid late' })).toMatchObject({
      status: 200,
      data: { note: 'Paid late', can: { edit: false, reverse: true } },
    })
  })

  it('refuses wrong fields, a number that is taken, and a record that is not there', async () => {
    const shop = await company(test.db)
    await made(shop.id, { reference: 'TAKEN' })
    const { id } = await made(shop.id)
    const wrong: [string, Wishes][] = [
      ['title', { title: '' }],
      ['reference', { reference: 'TAKEN' }],
      ['reference', { reference: '' }],
      ['paid_on', { paid_on: addDays(today, 1) }],
      ['type_id', { type_id: newId(testDay) }],
    ]
    for (const [field, wish] of wrong) {
      const answer = await update(id, wish)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toEqual([field])
    }
    expect(await update(newId(testDay), {})).toMatchObject({ status: 404 })
  })

  it('is for staff', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id)
    for (const name of ['getTransaction', 'updateTransaction', 'reverseTransaction'] as const) {
      expect(await test.call(name, { params: { id } })).toMatchObject({ status: 401 })
      expect(await test.call(name, { token: shop.owner.token, params: { id } })).toMatchObject({ status: 403 })
    }
  })

  it('cannot be got round: the database keeps what is completed', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id)
    const change = test.db.updateTable('transactions').where('group_id', '=', shop.id).where('id', '=', id)
    await expect(change.set({ amount_minor: 1 }).execute()).rejects.toThrow('what was booked stays')
    await expect(change.set({ status: 2 }).execute()).rejects.toThrow('what was booked stays')
  })
})

describe('reverseTransaction', () => {
  it('takes an entry back by a second one, and leaves the first', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id, { reference: 'R-1' })
    const answer = await reverse(id)
    const { id: second } = entry.parse(answer.data)
    expect(answer).toMatchObject({
      status: 200,
      data: {
        kind: 'reversal',
        amount_minor: -50_000,
        tax_minor: -4000,
        reverses: { id, transaction_id: 'R-1' },
        can: { edit: false, reverse: false },
      },
    })
    expect(await show(id)).toMatchObject({
      data: {
        kind: 'service',
        amount_minor: 50_000,
        reversed: true,
        reversed_by: { id: second },
        can: { reverse: false },
      },
    })
    const { data } = await test.call('listOrders', {
      token: shop.owner.token,
      query: { group_id: shop.id, order: 'purchased_at' },
    })
    expect(data).toMatchObject([
      { kind: 'service', reversed: true, amount_minor: 50_000 },
      { kind: 'reversal', reversed: false, amount_minor: -50_000 },
    ])
    expect(await reverse(id)).toMatchObject({ status: 409, code: 'transaction.reversed' })
    expect(await reverse(second)).toMatchObject({ status: 409, code: 'transaction.reversal' })
    const { data: log } = await test.call('listAuditEvents', {
      token,
      query: { filter: `action:reverseTransaction;group:${shop.id}` },
    })
    expect(log).toMatchObject([{ subject: 'transaction', subject_id: id }])
  })

  it('happens once, however many ask at the same moment', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id)
    const answers = await Promise.all([reverse(id), reverse(id), reverse(id)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await rowsOf(shop.id)).toHaveLength(2)
  })

  it('does not touch the plan that an order paid for', async () => {
    const shop = await companyWithoutPlan(test.db)
    const { id: subscription_id } = await makeSubscription(test.db, {
      now: testDay,
      group_id: shop.id,
      status: 'active',
    })
    const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id, subscription_id })
    expect(await reverse(id)).toMatchObject({ status: 200, data: { amount_minor: -29_900, tax_minor: -2392 } })
    expect(await test.call('listSubscriptionsOfGroup', { token, query: { group_id: shop.id } })).toMatchObject({
      data: { active: { id: subscription_id, state: 'running' } },
    })
  })

  it('has nothing to take back where nothing was paid', async () => {
    const shop = await company(test.db)
    for (const status of ['pending', 'failed', 'declined'] as const) {
      const { id } = await makeOrder(test.db, { now: testDay, group_id: shop.id, status })
      expect(await reverse(id)).toMatchObject({ status: 409, code: 'transaction.open' })
    }
    expect(await reverse(newId(testDay))).toMatchObject({ status: 404, code: 'record.missing' })
  })
})

describe('listTransactions', () => {
  it('tells what each entry is, and finds by that', async () => {
    const shop = await company(test.db)
    const { id } = await made(shop.id)
    await reverse(id)
    await made(shop.id, { kind: 'credit' })
    const kinds = async (filter: string) => {
      const { data } = await test.call('listTransactions', { token, query: { filter: `group:${shop.id};${filter}` } })
      return z
        .array(z.object({ kind: z.string(), reversed: z.boolean() }))
        .parse(data)
        .map(({ kind, reversed }) => [kind, reversed])
    }
    expect(await kinds('kind:service')).toEqual([['service', true]])
    expect(await kinds('kind:reversal')).toEqual([['reversal', false]])
    expect(await kinds('kind:credit,service')).toHaveLength(2)
    expect(await kinds('kind:refund')).toEqual([])
  })
})
