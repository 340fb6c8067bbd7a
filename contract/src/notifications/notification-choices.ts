import { z } from 'zod'
import { type NotificationKind, notificationKinds } from './notification.ts'

/**
 * What people have chosen to be told, as `save-user-preference` keeps it: two lists of kinds, each under its own name.
 * `silenced`: those that stand in the list, and do not ring the bell. `mailed`: those that are written to them as well.
 */
export const notificationPreferences = { silenced: 'notifications.silenced', mailed: 'notifications.mailed' } as const

/** A company that notices too late that its plan is over loses days; everything else can wait until somebody looks. */
const mailed_unless_said: readonly NotificationKind[] = ['plan.ending']

/** News about money: every owner gets a mail of its own about each, so there is no mail to choose. */
const always_mailed = [
  'payment.paid',
  'payment.failed',
  'card.expiring',
  'plan.changed',
  'plan.cancelled',
  'plan.ended',
] as const satisfies readonly NotificationKind[]

/** Those whose mail people choose. */
export type ChosenMailKind = Exclude<NotificationKind, (typeof always_mailed)[number]>

export const isMailChosen = (kind: NotificationKind): kind is ChosenMailKind =>
  !always_mailed.some((other) => other === kind)

const kinds = z.array(z.string())

/** Only kinds that there are: another release may have known others. */
function kindsIn(stored: unknown, unless_said: readonly NotificationKind[]): readonly NotificationKind[] {
  const read = kinds.safeParse(stored)
  return read.success ? notificationKinds.filter((kind) => read.data.includes(kind)) : unless_said
}

/** What somebody has chosen, of their preferences by name. */
export function notificationChoices(preferences: Readonly<Record<string, unknown>>) {
  return {
    silenced: kindsIn(preferences[notificationPreferences.silenced], []),
    mailed: kindsIn(preferences[notificationPreferences.mailed], mailed_unless_said).filter(isMailChosen),
  }
}
