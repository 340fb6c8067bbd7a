import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { until } from './processes.mjs'

/** A mail server of our own, so that the product can run as it does in production, where it has no catcher. */
export async function openMailbox() {
  /** By address, where the button of the last mail leads. */
  const links = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, session, done) {
      const parts = []
      for await (const part of stream) parts.push(part)
      const { html = '' } = await PostalMime.parse(Buffer.concat(parts))
      const [, link] = /href="([^"]*\/temp-login\?[^"]*)"/.exec(html) ?? []
      if (link) links.set(session.envelope.rcptTo[0].address, link.replaceAll('&amp;', '&'))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    /** What the links that were sent to these addresses carry, once all have arrived. */
    async claims(addresses) {
      const missing = () => addresses.filter((address) => !links.has(address)).length
      await until(() => missing() === 0, 120_000)
      if (missing() > 0) throw new Error(`${missing()} of ${addresses.length} invitations did not arrive.`)
      return addresses.map((address) => Object.fromEntries(new URL(links.get(address)).searchParams))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
