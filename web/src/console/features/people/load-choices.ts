import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/translator.ts'
import { countriesQuery, dialCodesQuery, optionsQuery } from '../../form/choices.ts'
import { readQuery } from '../../queries.ts'

/** Fetches what the form of a user offers before it is shown. */
export async function loadChoices(client: QueryClient): Promise<void> {
  const language = currentLanguage()
  await Promise.all([
    client.query({ ...dialCodesQuery(language), staleTime: 'static' }),
    client.query({ ...countriesQuery(language), staleTime: 'static' }),
    client.query({ ...optionsQuery('employment_status', language), staleTime: 'static' }),
    client.query({ ...optionsQuery('education_level', language), staleTime: 'static' }),
    client.query(readQuery('GET /admin/roles', {})),
  ])
}
