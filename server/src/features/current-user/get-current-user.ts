import type { Access } from '@catchpitch/contract/access/access'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { findActivePlans } from '#features/plans/plans.public'
import type { Context } from '#platform/http/context'
import { pictureUrl } from '#platform/pictures/picture-url'
import { findImpersonator, findPerson, listMemberships } from './current-user.queries.ts'
import { presentCurrentUser } from './present-current-user.ts'
import { selectedCompany } from './selected-company.rules.ts'

type PersonContext = Context<Extract<Access, { kind: 'signedIn' }>>

/** All that a page needs to know about whoever looks at it, in three reads however many companies they belong to. */
export async function getCurrentUser({
  db,
  now,
  language,
  person,
  group,
  secrets,
}: PersonContext): Promise<CurrentUser> {
  const [row, memberships, impersonator] = await Promise.all([
    findPerson(db, person.id),
    listMemberships(db, person.id),
    person.impersonator_id === null ? null : findImpersonator(db, person.session),
  ])
  const group_ids = memberships.map(({ id }) => id)
  const plans = await findActivePlans(db, group_ids, language, now)
  const selected = selectedCompany(memberships, group?.id ?? null, row.preferences)
  return presentCurrentUser({
    person,
    row,
    memberships,
    selected,
    plans,
    impersonator: impersonator ?? null,
    picture: pictureUrl(secrets, row.picture_file_id, now),
    now,
  })
}
