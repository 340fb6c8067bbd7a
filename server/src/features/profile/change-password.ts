import type { Access } from '@catchpitch/contract/access/access'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { changePassword as endpoint } from '@catchpitch/contract/profile/profile.endpoints'
import { replacePassword, tryPassword } from '#features/auth/auth.public'
import type { Context } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import { hashPassword } from '#platform/session/password'
import { findAccount } from './password.queries.ts'

type PersonContext = Context<Extract<Access, { kind: 'inPerson' }>>

/**
 * Changes the password of whoever knows the current one. Asking for it keeps somebody who found the screen unlocked from
 * taking the account over, and tries are counted so that they cannot guess it either. Every other way in that was
 * opened before is shut, and the owner hears of it.
 */
export async function changePassword(
  { db, now, person, announce }: PersonContext,
  { current_password, password }: BodyOf<typeof endpoint>,
): Promise<void> {
  const account = await findAccount(db, person.id)
  const matches = await tryPassword({ db, now }, account, account.email_key, current_password)
  const checked = matches ? account.password_hash : null
  if (checked === null) return refuseField('current_password', 'field.password.wrong')

  const chosen = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const replaced = await replacePassword(tx, account, { checked, chosen }, now, person.session)
    if (!replaced) refuseField('current_password', 'field.password.wrong')
  })
  announce({ topic: 'sessions', user_id: person.id })
}
