import { emailKey } from '@catchpitch/contract/fields/email'
import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import { type CaughtMail, startCatcher } from '#platform/mail/catcher'
import { openMailTransport } from '#platform/mail/mail-transport'
import { createMailSender } from '#platform/mail/send-next-mail'
import { testSender } from './secrets.ts'

type Mailbox = {
  /** Sends everything that is due, as a worker would, and shows what has come to this address, newest first. */
  mailsTo(email: string): Promise<CaughtMail[]>
  /** What the link in the newest mail to this address carries, for the call that its page makes. */
  linkTo(email: string): Promise<Record<string, string>>
}

/** The page of a link, and what its address carries. */
export function readLink(address: string): { page: string; carried: Record<string, string> } {
  const { origin, pathname, searchParams } = new URL(address)
  return { page: `${origin}${pathname}`, carried: Object.fromEntries(searchParams) }
}

/** A mail server for the calling test file. Call it after `useApp()`, whose outbox it empties. */
export function useMailbox(test: {
  readonly db: Database
  readonly clock: Clock
  readonly storage?: FileStorage
}): Mailbox {
  let opened: { mailsTo: Mailbox['mailsTo']; close: () => Promise<void> } | undefined
  const current = () => {
    if (!opened) throw new Error('The mailbox exists only while tests run: open it inside a test or a hook.')
    return opened
  }

  beforeAll(async () => {
    const catcher = await startCatcher()
    const transport = openMailTransport(catcher.url)
    const { storage = testSender.storage } = test
    const sendNext = createMailSender({ ...testSender, db: test.db, clock: test.clock, storage, transport })
    opened = {
      async mailsTo(email) {
        while ((await sendNext()) === 'again');
        return catcher.mails().filter(({ to }) => to.map(emailKey).includes(emailKey(email)))
      },
      async close() {
        transport.close()
        await catcher.stop()
      },
    }
  })
  afterAll(() => opened?.close())

  return {
    mailsTo: (email) => current().mailsTo(email),
    async linkTo(email) {
      const [mail] = await current().mailsTo(email)
      const [address] = mail?.links ?? []
      if (address === undefined) throw new Error(`No mail with a link has come to ${email}.`)
      return readLink(address).carried
    },
  }
}
