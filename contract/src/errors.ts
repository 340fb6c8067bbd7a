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
  'mail.waiting': { status: 409, message: 'error.mail.waiting' },
  'mail.suppressed': { status: 409, message: 'error.mail.suppressed' },
  'mail.linkOver': { status: 409, message: 'error.mail.linkOver' },
  'rate.limited': { status: 429, message: 'error.rate.limited' },
  'email.unverified': { status: 403, message: 'error.email.unverified' },
  'password.temporary': { status: 403, message: 'error.password.temporary' },
  'impersonation.forbidden': { status: 403, message: 'error.impersonation.forbidden' },
  'impersonation.nested': { status: 409, message: 'error.impersonation.nested' },
  'group.suspended': { status: 403, message: 'error.group.suspended' },
  'group.used': { status: 409, message: 'error.group.used' },
  'team.owner': { status: 409, message: 'error.team.owner' },
  'team.lastOwner': { status: 409, message: 'error.team.lastOwner' },
  'department.surveys': { status: 409, message: 'error.department.surveys' },
  'department.used': { status: 409, message: 'error.department.used' },
  'test.closed': { status: 410, message: 'error.test.closed' },
  'test.begun': { status: 409, message: 'error.test.begun' },
  'test.elsewhere': { status: 409, message: 'error.test.elsewhere' },
  'test.step': { status: 409, message: 'error.test.step' },
  'test.incomplete': { status: 409, message: 'error.test.incomplete' },
  'test.timeOver': { status: 409, message: 'error.test.timeOver' },
  'speech.silent': { status: 422, message: 'error.speech.silent' },
  'plan.missing': { status: 402, message: 'error.plan.missing' },
  'subscription.none': { status: 409, message: 'error.subscription.none' },
  'subscription.overlap': { status: 409, message: 'error.subscription.overlap' },
  'subscription.card': { status: 409, message: 'error.subscription.card' },
  'subscription.state': { status: 409, message: 'error.subscription.state' },
  'situation.used': { status: 409, message: 'error.situation.used' },
  'invite.over': { status: 409, message: 'error.invite.over' },
  'invite.started': { status: 409, message: 'error.invite.started' },
  'survey.frozen': { status: 409, message: 'error.survey.frozen' },
  'survey.unready': { status: 409, message: 'error.survey.unready' },
  'survey.closed': { status: 409, message: 'error.survey.closed' },
  'server.failed': { status: 500, message: 'error.server.failed' },
  'server.busy': { status: 503, message: 'error.server.busy' },
} as const satisfies Record<string, Refusal>

export type ErrorCode = keyof typeof errors
