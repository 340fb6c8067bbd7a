import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Arrival = { raw: Buffer; to: string[]; arrival_id: string }

type Options = Pick<SMTPServerOptions, 'onRcptTo' | 'size'> & {
  /** Called with each message before the server says that it took it; throwing refuses the message. */
  take: (arrival: Arrival) => Promise<void>
}

export type SmtpListener = { url: string; stop: () => Promise<void> }

/** A mail server on a free port of the loopback address, where nobody but this machine can reach it. */
export async function listenForMail({ take, ...options }: Options): Promise<SmtpListener> {
  const server = new SMTPServer({
    ...options,
    // Nothing leaves the machine, so there is nothing to hide from it and nobody to identify.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // Senders keep their connections open; whoever stops the server has waited for their mails already.
    closeTimeout: 100,
    onData(stream, session, answer) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => take({ raw, to, arrival_id: `${session.id}.${session.transaction}` }))
        .then(
          () => answer(),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  // A client that is killed in mid-sentence is an error of its connection, not of this process.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
