import { platformGroupId } from '@catchpitch/contract/ids'
import type { NewMail } from './queue-mail.ts'

let made = 0

/** A mail for tests, unlike every other one; what a test is about it says itself. */
export function makeMail(given: Partial<NewMail> = {}): NewMail {
  made += 1
  return {
    group_id: platformGroupId,
    kind: 'notification',
    cause: `greeting:${made}`,
    to_email: `reader-${made}@example.com`,
    to_name: `Reader ${made}`,
    language: 'en',
    subject: `Greeting ${made}`,
    html: '<p>Hello</p>',
    text: 'Hello',
    user_id: null,
    ...given,
  }
}
