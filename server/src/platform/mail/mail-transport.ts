import { createTransport, type SendMailOptions } from 'nodemailer'

/** The way out: hands a message to a mail server, and comes back once the server has taken it. */
export type MailTransport = {
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** A database row is locked while a mail is sent, so nobody may be waited for as long as the library would. */
const patience_ms = 20_000

/** As many mails as are sent at the same time; more would only wait for a connection with their rows locked. */
export const mail_lanes = 4

export function openMailTransport(smtp_url: string): MailTransport {
  const transport = createTransport({
    url: smtp_url,
    pool: true,
    maxConnections: mail_lanes,
    // A message whose connection broke may have been taken all the same. Only the outbox decides about another try.
    maxRequeues: 0,
    connectionTimeout: patience_ms,
    greetingTimeout: patience_ms,
    socketTimeout: patience_ms,
    // The content comes from people: it may never make this machine read a file or open an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}
