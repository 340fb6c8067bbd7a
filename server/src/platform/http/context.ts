import type { Access } from '@catchpitch/contract/access/access'
import type { Pagination } from '@catchpitch/contract/envelope'
import type { Language } from '@catchpitch/contract/languages'
import type { DoneMessageKey } from '@catchpitch/contract/messages/messages'
import type { AuditNote } from '#platform/audit/audit-note'
import type { Connection } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import type { Installation } from '#platform/installation'
import type { Announcement } from '#platform/live/announcement'
import type { Live } from '#platform/live/live'
import type { Payments } from '#platform/payments/payments'
import type { Secrets } from '#platform/secrets/secrets'
import type { AttemptKey, Membership, Person } from '#platform/session/session'
import type { Speech } from '#platform/speech/speech'
import type { Spreadsheets } from '#platform/spreadsheets/spreadsheets'

/** What a use case may know of its call. `person` and `group` are there as far as the endpoint's access promises. */
export type Context<A extends Access = Access> = {
  /** The call's own transaction, if it changes something; else the database. */
  db: Connection
  now: Date
  language: Language
  /** Where people reach the product: addresses that lead back to it begin with this. */
  origin: string
  request_id: string
  ip: string
  /** A header of the call, empty without it: for what a provider says outside of the body that it signs. */
  header(name: string): string
  /** What the browser says it is, for the person's own list of sessions. */
  device: string | null
  person: A extends { kind: 'open' | 'link' | 'signed' } ? Person | null : Person
  group: A extends { kind: 'company' } ? Membership : Membership | null
  /** The run of a survey that the caller's session opens. */
  attempt: A extends { kind: 'respondent' } ? AttemptKey : AttemptKey | null
  installation: Installation
  /** To check what carries a signature of ours. */
  secrets: Secrets
  /** Where the bytes of files go. */
  storage: FileStorage
  /** Who charges cards; null where nobody does. */
  payments: Payments | null
  /** To read and write tables of other programs. */
  spreadsheets: Spreadsheets
  /** To put into words what somebody has said. */
  speech: Speech
  /** Runs when the call's transaction is committed: what must not happen if it is rolled back. */
  afterCommit(effect: () => void): void
  /** Tells open pages that something has changed, once the call's transaction is committed. */
  announce(announcement: Announcement): void
  /** For a call that goes on answering: what others announce. */
  follow: Live['follow']
}

/** A file that came along with a call. Its name and type are what the sender says; only its bytes are true. */
export type UploadedFile = { bytes: Buffer; filename: string; declared_type: string }

export type Outcome<Data> = {
  data: Data
  pagination?: Pagination
  message?: DoneMessageKey
}

/**
 * A call that changes something also says what it changed, for the audit log: one note, or one for each of several
 * records; null if it left everything as it was.
 */
export type AuditedOutcome<Data> = Outcome<Data> & { audit: AuditNote | readonly AuditNote[] | null }

/** Where a call that goes on answering puts its events. */
type Sink<Event> = {
  send(event: Event): void
  /** Something may have happened to the session: it is asked at once, and the stream ends if it is over. */
  recheck(): void
}

/** Begins to send, and returns what ends it. */
export type Streaming<Event> = (sink: Sink<Event>) => () => void

/** A file that is written while it is sent, so that its length costs no memory. Taking data away is always audited. */
export type FileOutcome = {
  filename: string
  content_type: 'text/csv; charset=utf-8'
  parts: AsyncIterable<string>
  audit: AuditNote
}
