import type { Access } from '@catchpitch/contract/access/access'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { platformGroupId } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import type { eraseOwnData as endpoint } from '@catchpitch/contract/privacy/privacy.endpoints'
import { tryPassword } from '#features/auth/auth.public'
import { blankPerson } from '#features/people/people.public'
import type { Transaction } from '#platform/db/database'
import { discardFile } from '#platform/files/discard-file'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { queueLetter } from '#platform/mail/queue-letter'
import { refuseField } from '#platform/refusal'
import { erasureReceiptMail } from './erasure-receipt.mail.ts'
import { receiptKind } from './forget-receipts.ts'
import { holdings } from './holdings.rules.ts'
import {
  eraseHolding,
  findOwnedAlone,
  findPassword,
  giveUpSharedFiles,
  insertErasure,
  lockAccount,
} from './privacy.queries.ts'

type PersonContext = Context<Extract<Access, { kind: 'inPerson' }>>

/** Takes out everything, in every company, and leaves a receipt on its way to the address that is forgotten with it. */
async function erase(tx: Transaction, id: string, now: Date): Promise<void> {
  const account = await lockAccount(tx, id)
  if (account.platform_role !== null) refuseField('understood', 'field.erasure.staff')
  const alone = await findOwnedAlone(tx, id)
  if (alone) refuseField('understood', 'field.erasure.lastOwner', { company: alone.name })

  await giveUpSharedFiles(tx, account, now)
  const counts: Record<string, number> = {}
  for (const holding of holdings) {
    const count = await eraseHolding(tx, holding, account, now)
    counts[holding.table] = (counts[holding.table] ?? 0) + count
  }
  const { picture_file_id, email, language } = account
  if (picture_file_id !== null) await discardFile(tx, { group_id: platformGroupId, id: picture_file_id }, now)
  await blankPerson(tx, id, now)
  await insertErasure(tx, { id: newId(now), user_id: id, erased_at: now, counts })

  const to = { user_id: null, email, name: fullNameOf(account), language: languageFrom(language) }
  const opens = { page: '/privacy-policy' } as const
  await queueLetter(tx, { kind: receiptKind, texts: erasureReceiptMail, to, values: {}, opens }, now)
}

/**
 * Erases whoever asks for it. The password keeps somebody who found the screen unlocked from doing so in their name;
 * who never chose one came by a link to their own address.
 */
export async function eraseOwnData(
  { db, now, person, announce }: PersonContext,
  { password }: BodyOf<typeof endpoint>,
): Promise<void> {
  const account = await findPassword(db, person.id)
  if (account.password_hash !== null) {
    const matches = await tryPassword({ db, now }, account, account.email_key, password)
    if (!matches) refuseField('password', 'field.password.wrong')
  }
  await db.transaction().execute((tx) => erase(tx, person.id, now))
  announce({ topic: 'sessions', user_id: person.id })
}
