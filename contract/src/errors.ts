import type { ErrorMessageKey } from './messages/messages.ts'

type Refusal = { readonly status: number; readonly message: ErrorMessageKey }

/**
 * Every way in which a call can be refused. Code refuses by name, only the HTTP layer turns it into
 * a reply; clients decide by `code` and show `message`.
 */
export const errors = {
  'signIn.wrong': { status: 401, message: 'error.signIn.wrong' },
  'signIn.wait': { status: 429, message: 'error.signIn.wait' },
  'session.missing': { status: 401, message: 'error.session.missing' },
  'session.ended': { status: 408, message: 'error.session.ended' },
  'access.denied': { status: 403, message: 'error.access.denied' },
  'record.missing': { status: 404, message: 'error.record.missing' },
  'record.changed': { status: 409, message: 'error.record.changed' },
  'link.expired': { status: 410, message: 'error.link.expired' },
  'input.tooLarge': { status: 413, message: 'error.input.tooLarge' },
  'input.type': { status: 415, message: 'error.input.type' },
  'input.invalid': { status: 422, message: 'error.input.invalid' },
  'mail.wait': { status: 429, message: 'error.mail.wait' },
  'rate.limited': { status: 429, message: 'error.rate.limited' },
  'email.unverified': { status: 403, message: 'error.email.unverified' },
  'password.temporary': { status: 403, message: 'error.password.temporary' },
  'impersonation.forbidden': { status: 403, message: 'error.impersonation.forbidden' },
  'impersonation.nested': { status: 409, message: 'error.impersonation.nested' },
  'department.used': { status: 409, message: 'error.department.used' },
  'server.failed': { status: 500, message: 'error.server.failed' },
  'server.busy': { status: 503, message: 'error.server.busy' },
} as const satisfies Record<string, Refusal>

export type ErrorCode = keyof typeof errors
