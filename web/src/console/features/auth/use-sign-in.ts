import type { credentials } from '@catchpitch/contract/auth/credentials'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { session } from '../../../api/session.ts'
import { currentLanguage, showLanguage, translateNow } from '../../../i18n/translator.ts'
import { stored } from '../../../stored.ts'
import { loadPerson } from '../../person/load-person.ts'
import { homeOf } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import type { ConsoleKey } from '../../words.ts'

const route = getRouteApi('/login')

/** Signs in and goes where the person wanted to go, else to their start page. */
export function useSignIn(): (values: z.output<typeof credentials>) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  const { next } = route.useSearch()
  const login = useWrite('POST /login')

  return async (values) => {
    const { token } = await login.mutateAsync({ body: values })
    session.start(token)
    const person = await loadPerson(client)
    const { language } = person.user
    // What was chosen on this screen goes before what the account says.
    if (!stored.get('language') && language !== currentLanguage()) await showLanguage(language)
    if (next) router.history.replace(next)
    else await router.navigate({ to: homeOf(person), replace: true })
    toast('done', translateNow('done.signedIn' satisfies ConsoleKey))
  }
}
