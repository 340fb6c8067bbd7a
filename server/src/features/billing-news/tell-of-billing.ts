import { emailKey } from '@catchpitch/contract/fields/email'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import {
  nameOfGroup,
  notify,
  readHolders,
  type Telling,
  titlesOfPlans,
} from '#features/notifications/notifications.public'
import type { Connection } from '#platform/db/database'
import { letterMail } from '#platform/mail/queue-letter'
import { queueMails } from '#platform/mail/queue-mail'
import { billingMail, billingMailValues, type MailedNews } from './billing.mail.ts'
import type { BillingNews } from './billing-news.ts'

/** Whoever pays for the company. */
const payers = { word: 'billing.pay' } as const

/** The same company can be told the same twice only for two causes; two companies of one owner are told each. */
const causeOf = ({ group_id, cause }: BillingNews) => `${group_id}:${cause}`

function notificationOf(news: BillingNews) {
  const about = { group_id: news.group_id, to: payers, cause: causeOf(news) }
  switch (news.kind) {
    case 'payment.paid': {
      const { kind, plan_id, amount_minor, currency, invoice } = news
      return { ...about, kind, params: { plan_id, amount_minor, currency, invoice } }
    }
    case 'payment.failed': {
      const { kind, plan_id, amount_minor, currency, grace_ends_at } = news
      return { ...about, kind, params: { plan_id, amount_minor, currency, grace_ends_at: grace_ends_at.toISOString() } }
    }
    case 'card.expiring':
      return { ...about, kind: news.kind, params: { last4: news.last4, month: news.month } }
    case 'plan.changed':
      return { ...about, kind: news.kind, params: { plan_id: news.plan_id, from_id: news.from_id } }
    case 'plan.cancelled':
      return { ...about, kind: news.kind, params: { plan_id: news.plan_id, ends_at: news.ends_at.toISOString() } }
    case 'plan.ended':
      return { ...about, kind: news.kind, params: { plan_id: news.plan_id, is_trial: news.is_trial } }
  }
}

type Addressee = { key: string; user_id: string | null; email: string; name: string; language: Language }

/**
 * Every owner whose address is known to be theirs, whatever they chose for notifications, and the address for bills if
 * that is nobody's of these. It is written to in the language of the owner who has been with us longest.
 */
async function addresseesOf(db: Connection, { group_id, to = [] }: BillingNews, company: string): Promise<Addressee[]> {
  const holders = (await readHolders(db, group_id, payers.word)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const owners = holders
    .filter(({ verified_at }) => verified_at !== null)
    .map(({ id, email, language, ...names }) => ({
      key: id,
      user_id: id,
      email,
      name: fullNameOf(names),
      language: languageFrom(language),
    }))
  const known = new Set(owners.map(({ email }) => emailKey(email)))
  const language = languageFrom(holders[0]?.language ?? 'en')
  const others = to
    .filter((email) => !known.has(emailKey(email)))
    .map((email, place) => ({ key: `address-${place}`, user_id: null, email, name: company, language }))
  return [...owners, ...others]
}

async function mailOf(db: Connection, news: MailedNews, now: Date) {
  const company = (await nameOfGroup(db, news.group_id)) ?? ''
  const addressees = await addresseesOf(db, news, company)
  const plan_ids = ['plan_id' in news ? news.plan_id : null, 'from_id' in news ? news.from_id : null]
  for (const language of new Set(addressees.map((addressee) => addressee.language))) {
    const titles = await titlesOfPlans(
      db,
      plan_ids.filter((id) => id !== null),
      language,
    )
    const letter = {
      kind: 'billing',
      texts: billingMail(news),
      values: billingMailValues(news, { company, titles }, language),
      opens: { page: '/subscription-plan' },
    } as const
    const mails = addressees
      .filter((addressee) => addressee.language === language)
      .map(({ key, ...to }) => ({
        ...letterMail({ ...letter, to }, now),
        cause: `billing:${news.kind}:${causeOf(news)}:${key}`,
      }))
    await queueMails(db, mails, now)
  }
}

/**
 * Tells the owners of a company what happened about its payments, in the transaction that writes it: once at the bell,
 * and once by mail. The same cause again tells nobody anything.
 */
export async function tellOfBilling(telling: Telling, news: BillingNews): Promise<void> {
  await notify(telling, notificationOf(news))
  if (news.kind !== 'payment.paid') await mailOf(telling.db, news, telling.now)
}
