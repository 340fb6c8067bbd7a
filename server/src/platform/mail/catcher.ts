import PostalMime, { type Email } from 'postal-mime'
import { listenForMail } from './smtp-listener.ts'

/** A mail as it arrived, with its links filled in: it exists only here, never in the database. */
export type CaughtMail = {
  /** Its Message-ID, without the brackets. */
  id: string
  from: string
  from_name: string
  to: string[]
  /** Whom an answer would go to, if that is not the sender. */
  reply_to: string | null
  subject: string
  html: string
  text: string
  links: string[]
  attachments: { name: string; bytes: number }[]
}

export type Catcher = {
  /** The address for the same mail library that would speak to a real server. */
  url: string
  /** Newest first. */
  mails(): CaughtMail[]
  stop: () => Promise<void>
}

const most_bytes = 5_000_000

function linksIn({ html = '', text = '' }: Email): string[] {
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const written = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set([...hrefs, ...written])]
}

function attachmentsIn({ attachments }: Email): CaughtMail['attachments'] {
  return attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
  }))
}

/**
 * The mail server of an installation that has none: takes every mail, keeps the last ones in memory and lets none leave
 * this machine.
 */
export async function startCatcher({ keep = 500 } = {}): Promise<Catcher> {
  // In the order of arrival. A message that comes again is the one that is there already, as for any good receiver.
  const kept = new Map<string, CaughtMail>()

  const { url, stop } = await listenForMail({
    size: most_bytes,
    async take({ raw, to, arrival_id }) {
      const email = await PostalMime.parse(raw)
      const id = email.messageId?.replaceAll(/[<>]/g, '') ?? arrival_id
      if (kept.has(id)) return
      const { subject = '', html = '', text = '' } = email
      const { address: from = '', name: from_name = '' } = email.from ?? {}
      const reply_to = email.replyTo?.[0]?.address ?? null
      const attachments = attachmentsIn(email)
      kept.set(id, { id, from, from_name, to, reply_to, subject, html, text, links: linksIn(email), attachments })
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size > keep) kept.delete(oldest)
    },
  })
  return { url, stop, mails: () => [...kept.values()].toReversed() }
}
