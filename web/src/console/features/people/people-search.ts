import type { Input } from '../../../api/calls.ts'

/** What of the list is on the screen: it stands in the address, so that it can be sent to a colleague. */
export type PeopleSearch = { page: number; keyword: string; group: string }

/** As it comes out of an address, or out of a link of our own. */
export type WrittenSearch = { page?: number | string; keyword?: string; group?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Anything can be typed into an address; a page that is none is the first. */
export function peopleSearch({ page, keyword, group }: WrittenSearch): PeopleSearch {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 0 ? number : 1, keyword: text(keyword), group: text(group) }
}

export function peopleInput({ page, keyword, group }: PeopleSearch): Input<'GET /admin/users'> {
  return { query: { page, keyword, ...(group && { filter: `group:${group}` }) } }
}
