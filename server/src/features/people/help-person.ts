import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { accountOf, expirePassword, queueSignIn } from '#features/auth/auth.public'
import { refuse } from '#platform/refusal'
import { passwordExpiryRefusal, signInLinkRefusal } from './help-refusal.ts'
import { lockPeople } from './person.queries.ts'
import type { StaffContext } from './staff-context.ts'

/** The person that staff want to help, if the rule lets them. */
async function subjectOf({ db, person }: StaffContext, user_id: string, refusalOf: typeof signInLinkRefusal) {
  const [subject] = await lockPeople(db, [user_id])
  if (!subject) return refuse('record.missing')
  const refusal = refusalOf(person, {
    platform_role: subject.platform_role === null ? null : roleKeyOf(subject.platform_role),
    is_closed: subject.deactivated_at !== null || subject.erased_at !== null,
    is_verified: subject.verified_at !== null,
    has_password: subject.has_password,
  })
  return refusal ? refuse(refusal) : subject
}

/** Sends somebody who cannot get in a way that needs no password. It goes to their own mailbox, and staff never see it. */
export async function sendSignInLink(context: StaffContext, user_id: string): Promise<void> {
  const subject = await subjectOf(context, user_id, signInLinkRefusal)
  await queueSignIn(context.db, accountOf(subject), context.person.id, context.now)
}

/** Asks for a new password at the next sign-in of somebody whose own may be known to others. */
export async function expirePasswordOf(context: StaffContext, user_id: string): Promise<void> {
  const subject = await subjectOf(context, user_id, passwordExpiryRefusal)
  await expirePassword(context.db, subject, context.now)
}
