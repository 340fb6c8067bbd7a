import { mayEditPerson } from '@catchpitch/contract/access/role-changes'
import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { dayOf } from '@catchpitch/contract/dates'
import { ageRangeOf } from '@catchpitch/contract/fields/born-on'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageFrom } from '@catchpitch/contract/languages'
import { pictureUrl } from '#platform/pictures/picture-url'
import { refuse } from '#platform/refusal'
import { findPerson, findTraces, listMembershipsOf, type MembershipRecord } from './person.queries.ts'
import { deedsFor, mainRoleOf } from './present-person.ts'
import type { StaffContext } from './staff-context.ts'

/** The person that staff look at. A moderator's reach ends below staff, whom they find in no list either. */
export async function visiblePerson({ db, person }: StaffContext, id: string) {
  const found = (await findPerson(db, id)) ?? refuse('record.missing')
  const role = found.platform_role === null ? null : roleKeyOf(found.platform_role)
  return mayEditPerson(person.platform_role, role) ? found : refuse('record.missing')
}

const presentMembership = ({ group_id, name, role_id, departments, ...place }: MembershipRecord) => ({
  group: { id: group_id, name },
  role: roleKeyOf(role_id),
  departments,
  hired_at: place.hired_on,
  resigned_at: place.resigned_on,
  joined_at: place.joined_at?.toISOString() ?? null,
})

export async function getPerson(context: StaffContext, id: string) {
  const { db, now, person: staff, secrets } = context
  const found = await visiblePerson(context, id)
  const memberships = await listMembershipsOf(db, [id])
  const { last_seen_at, email_to_verify } = await findTraces(db, found, now)
  return {
    id,
    unique_id: found.unique_id,
    username: found.username,
    full_name: fullNameOf(found),
    first_name: found.first_name,
    last_name: found.last_name,
    email: found.email,
    email_to_verify,
    picture: pictureUrl(secrets, found.picture_file_id, now),
    gender: found.gender,
    country_code: found.country_code,
    mobile: found.mobile,
    dob: found.born_on,
    age_range: found.born_on === null ? null : ageRangeOf(found.born_on, dayOf(now)),
    employment_status: found.employment_status,
    education_level: found.education_level,
    country: found.country,
    language: languageFrom(found.language),
    is_receive: found.is_receive,
    verified: found.verified_at !== null,
    deactivated: found.deactivated_at !== null,
    has_password: found.has_password,
    role: mainRoleOf(
      found.platform_role,
      memberships.map(({ role_id }) => role_id),
    ),
    platform_role: found.platform_role === null ? null : roleKeyOf(found.platform_role),
    memberships: memberships.map(presentMembership),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: found.created_at.toISOString(),
    version: found.version,
    can: deedsFor(found, staff),
  }
}
