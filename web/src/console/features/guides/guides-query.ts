import { keepPreviousData } from '@tanstack/react-query'
import type { Person } from '../../person/person.ts'
import { readQuery } from '../../queries.ts'

const placeOf = ({ company }: Person) => (company ? { group_id: company.id } : {})

/** What was found before stays until the next is there: only the rows change under whoever types. */
export const guidesQuery = (person: Person, keyword: string) => ({
  ...readQuery('GET /guides', { query: { ...placeOf(person), keyword } }),
  placeholderData: keepPreviousData,
})

export const guideQuery = (person: Person, id: string) =>
  readQuery('GET /guides/{id}', { params: { id }, query: placeOf(person) })
