import { type MailKind, mailKinds } from '@catchpitch/contract/mail/mail-kind'
import { useT } from '../../words.ts'

const isKnown = (kind: string): kind is MailKind => mailKinds.some((known) => known === kind)

/** What a type of mail is called; one of a newer release is called as the server calls it. */
export function useMailKind(): (kind: string) => string {
  const t = useT()
  return (kind) => (isKnown(kind) ? t(`emails.kind.${kind}`) : kind)
}
