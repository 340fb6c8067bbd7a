import { id as idSchema } from '@catchpitch/contract/ids'
import { z } from 'zod'
import { makeCompany } from '#content/make-company'
import { makeOrder } from '#content/make-order'
import { makeSubscription } from '#content/make-subscription'
import { makeStrategy } from '#features/hiring-strategies/hiring-strategies.factory'
import { makeWpOrder } from '#features/orders/orders.factory'
import { makeSlide } from '#features/slides/slides.factory'
import { makeSupportMessage } from '#features/support/support.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import type { TestApp } from './app.ts'
import type { Asked, Params } from './asked-record.ts'
import { signedIn } from './make.ts'
import { makeInvoice } from './make-invoice.ts'
import { makeDimension, makeModule, makeSituation } from './survey-catalogue.ts'
import { testDay } from './test-day.ts'

/*
 * Records for the paths of what staff look after: plans, orders, texts, mails and the catalogue.
 */

export async function plan({ test }: Asked): Promise<Params> {
  const { id } = await test.db.selectFrom('plans').orderBy('position').limit(1).select('id').executeTakeFirstOrThrow()
  return { id }
}

export async function subscription({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeSubscription(test.db, { now: testDay, group_id })
  return { id }
}

/** One for everybody that comes with the product; others may have been archived by the calls before. */
export async function guide({ test }: Asked): Promise<Params> {
  const { id } = await test.db
    .selectFrom('guides')
    .where('code', 'is not', null)
    .where('audience', '=', 1)
    .where('archived_at', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id }
}

export async function order({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeOrder(test.db, { now: testDay, group_id })
  return { id }
}

export async function wpOrder({ test }: Asked): Promise<Params> {
  return makeWpOrder(test.db, { now: testDay })
}

export async function invoice({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeInvoice(test.db, { now: testDay, group_id })
  return { id }
}

export async function supportMessage({ test }: Asked): Promise<Params> {
  const { id } = await makeSupportMessage(test.db, { now: testDay })
  return { id }
}

export async function situation({ test }: Asked): Promise<Params> {
  const { id: dimension_id } = await makeDimension(test.db, { now: testDay })
  const { id } = await makeSituation(test.db, { now: testDay, dimension_id })
  return { id }
}

export async function publishedModule({ test }: Asked): Promise<Params> {
  const { id } = await makeModule(test.db, { now: testDay, situation_ids: [], published_at: testDay })
  return { id }
}

export async function anImport({ test, group_id, idOf }: Asked): Promise<Params> {
  const form = new FormData()
  form.set('kind', 'users')
  form.set('group_id', group_id)
  form.set('file', new Blob(['email,first name,last name,country code,mobile\na']), 'people.csv')
  const { data } = await test.call('importPeople', { token: await signedIn(test.db, idOf('root')), form })
  return z.object({ id: idSchema }).parse(data)
}

export async function anyGroup({ test }: Asked): Promise<Params> {
  const { id } = await makeCompany(test.db, { now: testDay })
  return { id }
}

async function mailOf(test: TestApp, group_id?: string): Promise<Params> {
  const { to_email, ...written } = makeMail(group_id === undefined ? {} : { group_id })
  await queueMail(test.db, { ...written, to_email }, testDay)
  const { id } = await acrossGroups(test.db)
    .selectFrom('mails')
    .where('to_email', '=', to_email)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id }
}

export const mail = ({ test }: Asked) => mailOf(test)
export const companyMail = ({ test, group_id }: Asked) => mailOf(test, group_id)

export const strategy = async ({ test }: Asked): Promise<Params> => ({
  id: (await makeStrategy(test.db, { now: testDay })).id,
})
export const slide = async ({ test }: Asked): Promise<Params> => ({
  id: (await makeSlide(test.db, { now: testDay })).id,
})
