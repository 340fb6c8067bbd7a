import { roleId } from '@catchpitch/contract/access/roles'
import type { PersonFields } from '@catchpitch/contract/people/person-form'

/** What of the form stands in the person's own row, apart from the address. */
export function columnsOf(form: PersonFields) {
  const { first_name, last_name, username, country_code, mobile, dob, gender, country, language, is_receive } = form
  const { employment_status, education_level, platform_role } = form
  const choices = { gender, employment_status, education_level, country, language, is_receive }
  const staff = { platform_role: platform_role === null ? null : roleId[platform_role] }
  return { first_name, last_name, username, country_code, mobile, born_on: dob, ...choices, ...staff }
}

type Place = { group_id: string; role: string; departments: readonly string[] } & Record<
  'hired_at' | 'resigned_at',
  string | null
>

const written = ({ role, departments, hired_at, resigned_at }: Place) =>
  JSON.stringify([role, [...new Set(departments)].toSorted(), hired_at, resigned_at])

/** Which of a person's places in companies are new or different, and which companies they are no longer in. */
export function changesOfPlaces<New extends Place>(before: readonly Place[], after: readonly New[]) {
  const known = new Map(before.map((place) => [place.group_id, written(place)]))
  const kept = new Set(after.map(({ group_id }) => group_id))
  return {
    put: after.filter((place) => known.get(place.group_id) !== written(place)),
    ended: before.filter(({ group_id }) => !kept.has(group_id)).map(({ group_id }) => group_id),
  }
}
