import type { credentials } from '@catchpitch/contract/auth/credentials'
import type { NewSession } from '@catchpitch/contract/auth/new-session'
import { type Language, languages } from '@catchpitch/contract/languages'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { api } from '../../../api/api.ts'
import { session } from '../../../api/session.ts'
import { showLanguage, translateNow } from '../../../i18n/translator.ts'
import { stored } from '../../../stored.ts'
import { loadPerson } from '../../person/load-person.ts'
import { homeOf } from '../../person/person.ts'
import { toast } from '../../toast.ts'
import type { ConsoleKey } from '../../words.ts'

export type Credentials = z.output<typeof credentials>

const route = getRouteApi('/login')

/** What was chosen on this screen goes before what the account says, and becomes the account's: mails follow it too. */
async function agreeOnLanguage(ofAccount: Language): Promise<void> {
  const chosen = languages.find((code) => code === stored.get('language'))
  if (chosen === undefined) await showLanguage(ofAccount)
  else if (chosen !== ofAccount) await api('POST /select-language', { body: { language: chosen } })
}

/** Takes whoever has just signed in where they wanted to go, else to their start page. */
export function useEntrance(): (opened: NewSession) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  const { next } = route.useSearch()

  return async (opened) => {
    session.start(opened)
    const person = await loadPerson(client)
    await agreeOnLanguage(person.user.language)
    if (next) router.history.replace(next)
    else await router.navigate({ to: homeOf(person), replace: true })
    toast('done', translateNow('done.signedIn' satisfies ConsoleKey))
  }
}
