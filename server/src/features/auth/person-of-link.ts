import type { Connection } from '#platform/db/database'
import type { Link } from '#platform/links/link'
import { refuse } from '#platform/refusal'
import { lockPerson } from './people.queries.ts'

/** The person that a link is about, locked. Without one who may come in, the link is worth nothing. */
export async function personOfLink(db: Connection, link: Link) {
  const person = await lockPerson(db, link.subject_id)
  return person?.deactivated_at === null ? person : refuse('link.expired')
}

/** The same for a link that acts for its person: it counts only while the mailbox that it was sent to is still theirs. */
export async function ownerOfLink(db: Connection, link: Link) {
  const person = await personOfLink(db, link)
  return person.email_key === link.email_key ? person : refuse('link.expired')
}
