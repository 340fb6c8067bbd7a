import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { currentLanguage } from '../../../i18n/translator.ts'
import { countriesQuery, dialCodesQuery, optionsQuery } from '../../form/choices.ts'
import { may, type Person } from '../../person/person.ts'

/** The company whose departments a person may choose theirs from; a manager's are set by the owner. */
export function companyOfDepartments(person: Person): string | null {
  return may(person, 'team.view') && person.role !== 'manager' ? (person.company?.id ?? null) : null
}

/** All departments of a company, from however many pages they fill: what is ticked must be on the screen. */
export const departmentsQuery = (group_id: string) =>
  queryOptions({
    queryKey: ['/departments', { query: { group_id } }, 'all'],
    queryFn: async ({ signal }) => {
      const all: Reply<'GET /departments'> = []
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { data, pagination } = await api('GET /departments', { query: { group_id, page } }, { signal })
        all.push(...data)
        last = pagination?.last_page ?? 1
      }
      return all
    },
  })

/** Fetches what the form offers before it is shown: a select that fills itself later would show nothing as chosen. */
export async function loadProfileChoices(client: QueryClient, person: Person): Promise<void> {
  const language = currentLanguage()
  const group_id = companyOfDepartments(person)
  await Promise.all([
    client.query({ ...dialCodesQuery(language), staleTime: 'static' }),
    client.query({ ...countriesQuery(language), staleTime: 'static' }),
    client.query({ ...optionsQuery('employment_status', language), staleTime: 'static' }),
    client.query({ ...optionsQuery('education_level', language), staleTime: 'static' }),
    group_id && client.query(departmentsQuery(group_id)),
  ])
}
