import { LanguagePreference } from '../../preferences/language-preference.tsx'
import { SchemePreference } from '../../preferences/scheme-preference.tsx'
import { usePerson } from '../person/load-person.ts'
import { useWrite } from '../queries.ts'
import classes from './sidebar.module.css'

/**
 * Behind the sign-in the server is told of the language too: mails and messages are written in it. Not by staff who look
 * through somebody's eyes: that person's mails would change their language.
 */
export function ShellPreferences() {
  const { impersonate } = usePerson().user
  const selectLanguage = useWrite('POST /select-language', { stale: ['/user'] })
  return (
    <div className={classes.preferences}>
      <LanguagePreference onChosen={(language) => !impersonate && selectLanguage.mutate({ body: { language } })} />
      <SchemePreference />
    </div>
  )
}
