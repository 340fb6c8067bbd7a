/** What a change was made to. Names of fields, never what stood in them: the log must survive a person's erasure. */
export type AuditNote = {
  subject: string
  /** Null where there turned out to be nothing, such as for an address that nobody has. */
  subject_id: string | null
  /** Who did it, where the call itself only finds that out (signing in). */
  actor_id?: string
  /** The company it belongs to, where a link and not a session tells. */
  group_id?: string
  fields?: readonly string[]
  /** Why staff impersonated somebody, or an owner unmasked them: the one text in the log, and so the one that erasing that person takes out. */
  reason?: string
}
