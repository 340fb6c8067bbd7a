import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/translator.ts'
import { countriesQuery, dialCodesQuery, optionsQuery } from '../../../form/choices.ts'
import type { SignUpKind } from './sign-up-kind.ts'

/** Fetches the lists that a form offers before it is shown: a select that fills itself later is chosen from too early. */
export async function loadChoices(client: QueryClient, kind: SignUpKind | undefined): Promise<void> {
  const language = currentLanguage()
  if (kind) await client.query({ ...dialCodesQuery(language), staleTime: 'static' })
  if (kind !== 'applicant') return
  await Promise.all([
    client.query({ ...countriesQuery(language), staleTime: 'static' }),
    client.query({ ...optionsQuery('employment_status', language), staleTime: 'static' }),
    client.query({ ...optionsQuery('education_level', language), staleTime: 'static' }),
  ])
}
