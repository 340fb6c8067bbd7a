/** The messages that we write, as a log of mails tells them apart. */
export const mailKinds = [
  'invitation',
  'acceptance',
  'rejection',
  'welcome',
  'verification',
  'address-change',
  'already-registered',
  'sign-in',
  'password-reset',
  'password-changed',
  'password-expired',
  'team-invitation',
  'support-message',
  'notification',
  'billing',
  'erasure-receipt',
  'invoice',
  'test',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Those that a company sends; the others are the platform's own. */
export const companyMailKinds = [
  'invitation',
  'acceptance',
  'rejection',
  'team-invitation',
  'test',
] as const satisfies MailKind[]
