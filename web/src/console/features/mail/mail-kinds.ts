import { useT } from '../../words.ts'

/** The mails that we have a name for; one of a newer release is called as the server calls it. */
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
  'erasure-receipt',
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

const isKnown = (kind: string): kind is MailKind => mailKinds.some((known) => known === kind)

/** What a type of mail is called. */
export function useMailKind(): (kind: string) => string {
  const t = useT()
  return (kind) => (isKnown(kind) ? t(`emails.kind.${kind}`) : kind)
}
