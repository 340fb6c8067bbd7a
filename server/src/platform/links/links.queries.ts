import { emailKey } from '@catchpitch/contract/fields/email'
import type { Connection } from '#platform/db/database'
import { insertRows } from '#platform/db/insert-rows'
import { newId } from '#platform/ids'
import { type Link, linkExpiry, linkRules, type MailedPurpose } from './link.ts'

type NewLink = {
  purpose: MailedPurpose
  group_id: string | null
  subject_id: string
  /** The mailbox that it is going to be sent to. */
  email: string
  /** Who asked for it, where somebody was signed in. */
  created_by: string | null
  /** Left out: as long as links of this purpose last. */
  lasts_ms?: number
}

/** Makes links without their secrets: whoever sends the mails computes those from the rows. Their ids, in order. */
export async function createLinks(db: Connection, links: readonly NewLink[], now: Date): Promise<string[]> {
  const rows = links.map(({ lasts_ms, ...link }) => ({
    ...link,
    id: newId(now),
    email_key: emailKey(link.email),
    expires_at: linkExpiry(link.purpose, now, lasts_ms),
    created_at: now,
  }))
  await insertRows(db, 'links', rows)
  return rows.map(({ id }) => id)
}

export async function createLink(db: Connection, link: NewLink, now: Date): Promise<string> {
  const [id = ''] = await createLinks(db, [link], now)
  return id
}

const columns = [
  'links.id',
  'links.purpose',
  'links.group_id',
  'links.subject_id',
  'links.email',
  'links.email_key',
  'links.expires_at',
  'links.used_at',
  'links.revoked_at',
  'links.created_by',
  'users.unique_id',
] as const

const isMailedPurpose = (purpose: string): purpose is MailedPurpose => Object.hasOwn(linkRules, purpose)

function asLink(row: Omit<Link, 'purpose'> & { purpose: string }): Link {
  const { purpose } = row
  if (!isMailedPurpose(purpose)) throw new Error(`No link is made for the purpose ${purpose}.`)
  return { ...row, purpose }
}

const selectLinks = (db: Connection) =>
  db.selectFrom('links').leftJoin('users', 'users.id', 'links.subject_id').select(columns)

export async function findLink(db: Connection, id: string): Promise<Link | null> {
  const row = await selectLinks(db).where('links.id', '=', id).executeTakeFirst()
  return row ? asLink(row) : null
}

/** Locked until the transaction ends, so that of two presses on the same button the second finds the link used. */
export async function lockLinkById(db: Connection, purpose: MailedPurpose, id: string): Promise<Link[]> {
  const rows = await selectLinks(db)
    .where('links.id', '=', id)
    .where('links.purpose', '=', purpose)
    .forUpdate('links')
    .execute()
  return rows.map(asLink)
}

/** The address of a sign-in link names its person instead of the link, and a person may have several. */
export async function lockLinksOfPerson(db: Connection, purpose: MailedPurpose, unique_id: string): Promise<Link[]> {
  const rows = await selectLinks(db)
    .where('users.unique_id', '=', unique_id)
    .where('links.purpose', '=', purpose)
    .orderBy('links.id')
    .forUpdate('links')
    .execute()
  return rows.map(asLink)
}

export async function markUsed(db: Connection, { id }: Link, now: Date): Promise<void> {
  await db.updateTable('links').set({ used_at: now }).where('id', '=', id).execute()
}

const revocation = (db: Connection, purpose: MailedPurpose, subject_id: string, now: Date) =>
  db
    .updateTable('links')
    .set({ revoked_at: now })
    .where('subject_id', '=', subject_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)

/** Ends all links of one purpose that lead to this person or company. */
export async function revokeLinks(
  db: Connection,
  purpose: MailedPurpose,
  subject_id: string,
  now: Date,
): Promise<void> {
  await revocation(db, purpose, subject_id, now).execute()
}

/** The same link once more, sent earlier to the same mailbox. */
export async function revokeTwins(db: Connection, { purpose, subject_id, email_key }: Link, now: Date): Promise<void> {
  await revocation(db, purpose, subject_id, now).where('email_key', '=', email_key).execute()
}

/** What was sent to mailboxes that no longer count. */
export async function revokeLinksElsewhere(
  db: Connection,
  purpose: MailedPurpose,
  subject_id: string,
  email: string,
  now: Date,
): Promise<void> {
  await revocation(db, purpose, subject_id, now).where('email_key', '!=', emailKey(email)).execute()
}
