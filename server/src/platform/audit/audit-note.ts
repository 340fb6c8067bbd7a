/** What a change was made to. Names of fields, never what stood in them: the log must survive a person's erasure. */
export type AuditNote = {
  subject: string
  subject_id: string
  /** Who did it, where the call itself only finds that out (signing in). */
  actor_id?: string
  fields?: readonly string[]
}
