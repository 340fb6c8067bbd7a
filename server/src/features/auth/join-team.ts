import type { joinTeam as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { notify } from '#features/notifications/notifications.public'
import { takeInvitation } from '#features/teams/teams.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import type { Link } from '#platform/links/link'
import { markUsed, revokeLinks, revokeTwins } from '#platform/links/links.queries'
import { lockLink } from '#platform/links/redeem-link'
import { refuse } from '#platform/refusal'
import { hashPassword } from '#platform/session/password'
import { revokeSessionsOf } from '#platform/session/session.queries'
import { becomeColleague, findCompanyName } from './memberships.queries.ts'
import { insertNewcomer, lockPersonByAddress, setNames, setPassword } from './people.queries.ts'

type Form = BodyOf<typeof endpoint>
type Account = NonNullable<Form['account']>
type Person = NonNullable<Awaited<ReturnType<typeof lockPersonByAddress>>>

/**
 * An account whose address was never confirmed may have been made by somebody else, who knows its password and would be
 * in the company with it. So it counts as none, until the owner of the mailbox has chosen a password of their own.
 */
const isOwnAccount = (person: Person) => person.verified_at !== null && person.password_hash !== null

async function claimAccount({ db, now }: Context, person: Person, account: Account): Promise<string> {
  await setNames(db, person.id, account, now)
  await setPassword(db, person.id, await hashPassword(account.password), now)
  await revokeSessionsOf(db, person.id, now)
  await revokeLinks(db, 'verify', person.id, now)
  return person.id
}

async function makeAccount(context: Context, link: Link, account: Account): Promise<string> {
  const { db, now, language } = context
  const { email, email_key } = link
  const { first_name, last_name, password } = account
  const id = newId(now)
  const password_hash = await hashPassword(password)
  const newcomer = { id, email, email_key, first_name, last_name, password_hash, language, verified_at: now }
  if (await insertNewcomer(db, newcomer, now)) return id
  // Another company's link, pressed at the same moment, was quicker; now there is an account to find.
  const { user_id } = await findOrMake(context, link, account)
  return user_id ?? refuse('link.expired')
}

type Joiner = { user_id: string | null; has_account: boolean }

/** Who joins: the account of the invited address, or the one that is made now. Nobody while it is still to be made. */
async function findOrMake(context: Context, link: Link, account: Account | null): Promise<Joiner> {
  const person = await lockPersonByAddress(context.db, link.email_key)
  if (person && person.deactivated_at !== null) return refuse('link.expired')
  if (person && isOwnAccount(person)) return { user_id: person.id, has_account: true }
  if (account === null) return { user_id: null, has_account: false }
  const made = person ? claimAccount(context, person, account) : makeAccount(context, link, account)
  return { user_id: await made, has_account: false }
}

/**
 * Makes an invited person a colleague, with the role and departments that the invitation has now. Without an account the
 * first press only says so and leaves the link usable, for a second press that brings one.
 */
export async function joinTeam(context: Context, form: Form) {
  const { db, now } = context
  const link = await lockLink(context, 'join', form)
  const group_id = link.group_id ?? refuse('link.expired')
  const group = await findCompanyName(db, group_id)
  const { user_id, has_account } = await findOrMake(context, link, form.look ? null : form.account)
  if (user_id === null || form.look) return { group, has_account, member: null }

  const place = (await takeInvitation(db, group_id, link.email_key)) ?? refuse('link.expired')
  if (await becomeColleague(db, { group_id, user_id, invited_by: link.created_by, ...place }, now)) {
    const params = { person_id: user_id }
    await notify(context, { group_id, to: { word: 'team.manage' }, kind: 'colleague.joined', params, cause: link.id })
  }
  await markUsed(db, link, now)
  // One that lies about would let a person back in whom the company has let go.
  await revokeTwins(db, link, now)
  return { group, has_account, member: { user_id, group_id } }
}
