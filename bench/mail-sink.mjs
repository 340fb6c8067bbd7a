import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that takes everything and only counts: by Message-ID, and by address. What is in the mails it does not
 * read, so that it is not what the sending waits for.
 */
export async function openMailSink() {
  /** By address, the Message-IDs that came for it, as often as they came. */
  const arrived = new Map()
  let count = 0
  let last_at = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, session, done) {
      const parts = []
      try {
        for await (const part of stream) parts.push(part)
      } catch {
        // Whoever was killed left in the middle of a sentence: that mail was never taken.
        return
      }
      const [, id = ''] = /^message-id:\s*(<[^>]+>)/im.exec(Buffer.concat(parts).toString('latin1')) ?? []
      const address = session.envelope.rcptTo[0].address
      arrived.set(address, [...(arrived.get(address) ?? []), id])
      count += 1
      last_at = performance.now()
      done()
    },
  })
  // A connection that ends without a goodbye is what the drill is about.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    /** How many have come, those that came again among them. */
    count: () => count,
    lastAt: () => last_at,
    idsFor: (address) => arrived.get(address) ?? [],
    hasAll: (addresses) => addresses.every((address) => arrived.has(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
