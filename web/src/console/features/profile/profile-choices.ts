import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/translator.ts'
import { countriesQuery, dialCodesQuery, optionsQuery } from '../../form/choices.ts'
import { may, type Person } from '../../person/person.ts'
import { departmentsQuery } from '../../team/departments-query.ts'

/**
 * The company whose departments a person may choose theirs from: a manager's are set by the owner, and a company that is
 * suspended shows nobody anything.
 */
export function companyOfDepartments(person: Person): string | null {
  const { company, role } = person
  const mayChoose = may(person, 'team.view') && role !== 'manager' && company?.suspended === false
  return mayChoose ? company.id : null
}

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
