import type { Access } from '@catchpitch/contract/access/access'
import type { Pagination } from '@catchpitch/contract/envelope'
import type { Language } from '@catchpitch/contract/languages'
import type { DoneMessageKey } from '@catchpitch/contract/messages/messages'
import type { AuditNote } from '#platform/audit/audit-note'
import type { Connection } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import type { Installation } from '#platform/installation'
import type { Secrets } from '#platform/secrets/secrets'
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
  /** To check what carries a signature of ours. */
  secrets: Secrets
  /** Where the bytes of files go. */
  storage: FileStorage
  /** Runs when the call's transaction is committed: what must not happen if it is rolled back. */
  afterCommit(effect: () => void): void
}

/** A file that came along with a call. Its name and type are what the sender says; only its bytes are true. */
export type UploadedFile = { bytes: Buffer; filename: string; declared_type: string }

export type Outcome<Data> = {
  data: Data
  pagination?: Pagination
  message?: DoneMessageKey
}

/** A call that changes something also says what it changed, for the audit log; null if it left everything as it was. */
export type AuditedOutcome<Data> = Outcome<Data> & { audit: AuditNote | null }
