import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { letterMail } from '#platform/mail/queue-letter'
import { queueMails } from '#platform/mail/queue-mail'
import { billingDetailsOf } from './billing-details.queries.ts'
import { invoiceMail } from './invoice.mail.ts'
import { moneyIn } from './invoice-figures.rules.ts'
import type { Sheet } from './invoice-sheet.rules.ts'
import { listOwners } from './issuing.queries.ts'

type Reader = { user_id: string | null; email: string; name: string; language: Language }

/** Whom invoices of a company are sent to: the address that it has named for that, else every owner. */
async function readersOf(db: Connection, group_id: string, language: Language): Promise<Reader[]> {
  const { email, name } = await billingDetailsOf(db, group_id)
  if (email !== null) return [{ user_id: null, email, name, language }]
  const owners = await listOwners(db, group_id)
  return owners.map((owner) => ({
    user_id: owner.id,
    email: owner.email,
    name: fullNameOf(owner),
    language: languageFrom(owner.language),
  }))
}

type Written = { group_id: string; file_id: string; language: Language; sheet: Sheet }

/** Mails an invoice with its PDF, once to each reader however often it is asked for. */
export async function mailInvoice(
  { db, now }: { db: Connection; now: Date },
  { group_id, file_id, language, sheet }: Written,
): Promise<void> {
  const { id, number, kind, total_minor, currency, title, buyer } = sheet
  const attachment = { group_id, file_id, name: `${number}.pdf` }
  const readers = await readersOf(db, group_id, language)
  const mails = readers.map((to) => ({
    ...letterMail(
      {
        kind: 'invoice',
        texts: invoiceMail[kind],
        to,
        values: {
          number,
          title,
          company: buyer.name,
          amount: moneyIn(Math.abs(total_minor), currency, to.language),
        },
        opens: { page: `/surveys/invoices/detail?id=${id}` },
      },
      now,
    ),
    cause: `invoice:${id}:${to.user_id ?? 'billing'}`,
    attachment,
  }))
  await queueMails(db, mails, now)
}
