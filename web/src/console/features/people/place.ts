import type { PersonRecord } from './person-record.ts'

/** What somebody is in one company, while it is being edited. */
export type Place = {
  group_id: string
  name: string
  role: string
  departments: string[]
  hired_at: string
  resigned_at: string
}

export const newPlace = (group_id: string, name: string, role = ''): Place => ({
  group_id,
  name,
  role,
  departments: [],
  hired_at: '',
  resigned_at: '',
})

export const placesOf = ({ memberships }: PersonRecord): Place[] =>
  memberships.map(({ group, role, departments, hired_at, resigned_at }) => ({
    group_id: group.id,
    name: group.name,
    role,
    departments: departments.map(({ id }) => id),
    hired_at: hired_at ?? '',
    resigned_at: resigned_at ?? '',
  }))
