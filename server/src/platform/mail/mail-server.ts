import { type Catcher, startCatcher } from './catcher.ts'

/** Where the mails of this process go. */
export type MailServer = {
  url: string
  /** Null where mails go to a real server. */
  catcher: Catcher | null
  stop: () => Promise<void>
}

/** With no server set mails go the same way, into the catcher. */
export async function openMailServer(smtp_url: string | null): Promise<MailServer> {
  if (smtp_url !== null) return { url: smtp_url, catcher: null, stop: async () => {} }
  const catcher = await startCatcher()
  return { url: catcher.url, catcher, stop: catcher.stop }
}
