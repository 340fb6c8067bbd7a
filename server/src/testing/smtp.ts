import PostalMime, { type Email } from 'postal-mime'
import { onTestFinished } from 'vitest'
import { listenForMail } from '#platform/mail/smtp-listener'

/** What a mail server says instead of yes: `550 5.1.1 No such user here`. */
type SmtpRefusal = `${number} ${string}`

type Rules = {
  /** Asked for each receiver. */
  recipient?: (address: string) => SmtpRefusal | null
  /** Asked for each message, when all of it has arrived. */
  message?: (email: Email) => SmtpRefusal | null | Promise<SmtpRefusal | null>
}

type Arrived = { message_id: string; to: string[]; raw: string; email: Email }

export type TestSmtpServer = {
  url: string
  /** Every message that was taken, also those that came twice. */
  arrived: Arrived[]
  stop: () => Promise<void>
}

function asError(refusal: SmtpRefusal | null): Error | null {
  if (refusal === null) return null
  return Object.assign(new Error(refusal.slice(4)), { responseCode: Number.parseInt(refusal, 10) })
}

/** A real mail server on this machine that answers as the test wants, for as long as the test runs. */
export async function startSmtpServer({
  recipient = () => null,
  message = () => null,
}: Rules = {}): Promise<TestSmtpServer> {
  const arrived: Arrived[] = []
  const { url, stop } = await listenForMail({
    onRcptTo: ({ address }, _session, done) => done(asError(recipient(address))),
    async take({ raw, to }) {
      const email = await PostalMime.parse(raw)
      const refusal = asError(await message(email))
      if (refusal) throw refusal
      arrived.push({ message_id: email.messageId ?? '', to, raw: raw.toString(), email })
    },
  })
  onTestFinished(stop)
  return { url, arrived, stop }
}
