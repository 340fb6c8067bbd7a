import { may, type Person } from '../person/person.ts'

/** What stays theirs, whatever becomes of the company. */
const ownPages = [
  '/surveys/notifications',
  '/surveys/notifications/preferences',
  '/surveys/profile',
  '/surveys/profile/change',
]

/** Whether somebody is on a page of a company that staff have closed: every call of it would only be refused. */
export function isShutOut(person: Person, pathname: string): boolean {
  return Boolean(person.company?.suspended) && may(person, 'survey.view') && !ownPages.includes(pathname)
}

/** Whether somebody works in a company that has no plan. */
export function lacksPlan(person: Person): boolean {
  return person.company?.hasActivePlan === null && may(person, 'survey.view')
}

/** Until when everything works although a payment has failed; null where none has, and for those who see no payments. */
export function graceOf(person: Person): string | null {
  const plan = person.company?.hasActivePlan?.plan
  return plan?.status === 'past_due' && may(person, 'billing.view') ? plan.grace_ends_at : null
}
