import { roleId } from '@catchpitch/contract/access/roles'
import type { systemActions } from '@catchpitch/contract/audit/system-actions'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { Language } from '@catchpitch/contract/languages'
import { writeAudit } from '#platform/audit/audit.queries'
import type { Connection, Database } from '#platform/db/database'
import type { Link } from '#platform/links/link'
import { createLink, findLink, revokeLinks } from '#platform/links/links.queries'
import { makePerson } from './make-person.ts'
import { lockSeeding } from './seeding-lock.ts'

type NewRoot = { email: string; first_name: string; last_name: string; language: Language }

/** The link, or whose the address is already. */
type Made = { link: Link } | { taken_by: 'root' | 'another' }

/** The link, or why there is none. */
type Renewed = { link: Link } | { refused: 'nobody' | 'not root' | 'closed' }

async function findPerson(db: Connection, email: string) {
  return db
    .selectFrom('users')
    .where('email_key', '=', emailKey(email))
    .select(['id', 'email', 'platform_role', 'deactivated_at'])
    .executeTakeFirst()
}

/** The person's only link from now on, and a row in the log that says where it came from. */
async function giveLink(
  db: Connection,
  { id, email }: { id: string; email: string },
  action: (typeof systemActions)[number],
  now: Date,
): Promise<Link> {
  await revokeLinks(db, 'reset', id, now)
  const link_id = await createLink(
    db,
    { purpose: 'reset', group_id: null, subject_id: id, email, created_by: null },
    now,
  )
  const link = await findLink(db, link_id)
  if (!link) throw new Error('A link that was just made is gone.')
  const by = { actor_id: null, impersonator_id: null, group_id: null, ip: null, request_id: null }
  await writeAudit(db, { action, now, ...by }, { subject: 'user', subject_id: id })
  return link
}

/**
 * Makes a root who has no password yet, and the link by which they choose one. A password on a command line would be
 * read by everybody who may list processes, and one that we choose would have to be told and changed.
 */
export async function makeRootAccount(db: Database, wishes: NewRoot, now: Date): Promise<Made> {
  return db.transaction().execute(async (tx) => {
    await lockSeeding(tx)
    const found = await findPerson(tx, wishes.email)
    if (found) return { taken_by: found.platform_role === roleId.root ? 'root' : 'another' }
    const made = await makePerson(tx, { ...wishes, now, platform_role: 'root', verified_at: null })
    return { link: await giveLink(tx, made, 'createRootAccount', now) }
  })
}

/** Another link for a root who is there already and cannot get a mail. */
export async function renewRootLink(db: Database, email: string, now: Date): Promise<Renewed> {
  return db.transaction().execute(async (tx) => {
    const found = await findPerson(tx, email)
    if (!found) return { refused: 'nobody' }
    if (found.platform_role !== roleId.root) return { refused: 'not root' }
    if (found.deactivated_at !== null) return { refused: 'closed' }
    return { link: await giveLink(tx, found, 'renewRootAccountLink', now) }
  })
}
