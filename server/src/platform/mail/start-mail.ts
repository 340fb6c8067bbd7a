import { startMailLoop } from './mail-loop.ts'
import { openMailTransport } from './mail-transport.ts'
import type { MailSender } from './send-next-mail.ts'

type Options = Omit<MailSender, 'transport'> & { server_url: string; on_error: (error: unknown) => void }

type Mail = {
  /** A mail was queued and committed: send it now. */
  nudge: () => void
  /** Comes back when the mails under way have arrived. */
  stop: () => Promise<void>
}

/** Everything that sends mails in this process. */
export function startMail({ server_url, ...options }: Options): Mail {
  const transport = openMailTransport(server_url)
  const loop = startMailLoop({ ...options, transport })
  return {
    nudge: () => loop.nudge(),
    async stop() {
      await loop.stop()
      transport.close()
    },
  }
}
