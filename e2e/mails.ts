import { type APIRequestContext, expect } from '@playwright/test'

type Mail = {
  subject: string
  text: string
  links: string[]
  attachments: { name: string; bytes: number }[]
}

function isMail(value: unknown): value is Mail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    'text' in value &&
    'links' in value &&
    Array.isArray(value.links) &&
    'attachments' in value &&
    Array.isArray(value.attachments)
  )
}

/** What has arrived for an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const reply = await request.get('/dev/mail', { params: { to: email } })
  const body: unknown = await reply.json()
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return []
  return body.data.filter(isMail)
}

/** Waits for a mail that leads to a page, and gives that page's address with all that it carries. */
export async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  let found: URL | undefined
  await expect
    .poll(async () => {
      const links = (await mailsTo(request, email)).flatMap((mail) => mail.links).map((link) => new URL(link))
      found = links.find(({ pathname }) => pathname === path)
      return found !== undefined
    })
    .toBe(true)
  // The host is the installation's public one; the journeys may know it by another name.
  return found ? `${found.pathname}${found.search}` : ''
}
