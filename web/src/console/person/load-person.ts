import type { NewSession } from '@catchpitch/contract/auth/new-session'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { impersonation } from '../../api/impersonation.ts'
import { session } from '../../api/session.ts'
import { stored } from '../../stored.ts'
import { readQuery } from '../queries.ts'
import { chosenCompany, useChosenCompany } from './chosen-company.ts'
import { type Person, personOf } from './person.ts'

function userQuery(company: string | null) {
  return readQuery('GET /user', company ? { query: { group_id: company } } : {})
}

async function fetchUser(client: QueryClient, company: string | null): Promise<CurrentUser> {
  try {
    return await client.query({ ...userQuery(company), staleTime: 'static' })
  } catch (error) {
    // Anything can stand in a browser's storage; what is no company's id must not lock its owner out.
    if (!(company && error instanceof ApiError && error.is('input.invalid'))) throw error
    chosenCompany.forget()
    return fetchUser(client, null)
  }
}

/** Keeps in this browser what the specification keeps there: hints for the next page, never a ground for a decision. */
function remember({ user, company, mustChooseCompany, role }: Person): void {
  stored.set('user', JSON.stringify(user))
  stored.set('role', role)
  if (company) stored.set('hasActivePlan', String(company.hasActivePlan !== null))
  else stored.remove('hasActivePlan')
  stored.set('uniqueId', user.uniqueId)
  impersonation.remember(user.impersonate)
  if (company && !mustChooseCompany && company.id !== chosenCompany.get()) chosenCompany.choose(company.id)
}

/** The signed-in person, for a route that must know before it shows anything; in another company, if one is named. */
export async function loadPerson(client: QueryClient, company = chosenCompany.get()): Promise<Person> {
  const user = await fetchUser(client, company)
  const person = personOf(user, company)
  // A company that was taken for want of a choice is part of the key from now on: the same answer holds for it.
  client.setQueryData(userQuery(person.company?.id ?? null).queryKey, user)
  remember(person)
  return person
}

/** Another person takes the seat, by a session of theirs: nothing stays of what the one before has seen. */
export async function loadAnotherPerson(client: QueryClient, opened: NewSession): Promise<Person> {
  session.replace(opened)
  client.clear()
  return loadPerson(client)
}

/** The signed-in person, on any page behind the sign-in. */
export function usePerson(): Person {
  const company = useChosenCompany()
  const { data } = useSuspenseQuery(userQuery(company))
  return personOf(data, company)
}
