import type { Access } from '@catchpitch/contract/access/access'
import type { Pagination } from '@catchpitch/contract/envelope'
import type { Language } from '@catchpitch/contract/languages'
import type { DoneMessageKey } from '@catchpitch/contract/messages/messages'
import type { AuditNote } from '#platform/audit/audit-note'
import type { Connection } from '#platform/db/database'
import type { Installation } from '#platform/installation'
import type { Membership, Person } from '#platform/session/session'

/** What a use case may know of its call. `person` and `group` are there as far as the endpoint's access promises. */
export type Context<A extends Access = Access> = {
  /** The call's own transaction, if it changes something; else the database. */
  db: Connection
  now: Date
  language: Language
  request_id: string
  ip: string
  /** What the browser says it is, for the person's own list of sessions. */
  device: string | null
  person: A extends { kind: 'open' | 'link' } ? Person | null : Person
  group: A extends { kind: 'company' } ? Membership : Membership | null
  installation: Installation
  /** Runs when the call's transaction is committed: what must not happen if it is rolled back. */
  afterCommit(effect: () => void): void
}

export type Outcome<Data> = {
  data: Data
  pagination?: Pagination
  message?: DoneMessageKey
}

/** A call that changes something also says what it changed, for the audit log. */
export type AuditedOutcome<Data> = Outcome<Data> & { audit: AuditNote }
