import { startMailLoop } from './mail-loop.ts'
import { openMailTransport } from './mail-transport.ts'
import type { MailSender } from './send-next-mail.ts'

type Options = Omit<MailSender, 'transport'> & { server_url: string; on_error: (error: unknown) => void }

/** Everything that sends mails in this process. */
export function startMail({ server_url, ...options }: Options) {
  const transport = openMailTransport(server_url)
  const loop = startMailLoop({ ...options, transport })
  return {
    /** Comes back when the mails under way have arrived. */
    async stop(): Promise<void> {
      await loop.stop()
      transport.close()
    },
  }
}
