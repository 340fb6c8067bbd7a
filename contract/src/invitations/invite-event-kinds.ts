/** What the timeline of an invitation tells. `scheduled` and `expires` lie ahead. */
export const inviteEventKinds = [
  'added',
  'scheduled',
  'mail_waiting',
  'mail_sent',
  'mail_failed',
  'mail_declined',
  'opened',
  'moved',
  'started',
  'gap',
  'completed',
  'declined',
  'expires',
  'expired',
] as const

export type InviteEventKind = (typeof inviteEventKinds)[number]
