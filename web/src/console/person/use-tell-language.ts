import type { Language } from '@catchpitch/contract/languages'
import { useWrite } from '../queries.ts'
import { usePerson } from './load-person.ts'

/**
 * Tells the server of the language chosen on the screen: mails and messages are written in it. Not for staff who look
 * through somebody's eyes: that person's mails would change their language.
 */
export function useTellLanguage(): (language: Language) => void {
  const { impersonate } = usePerson().user
  const selectLanguage = useWrite('POST /select-language', { stale: ['/user'] })
  return (language) => {
    if (!impersonate) selectLanguage.mutate({ body: { language } })
  }
}
