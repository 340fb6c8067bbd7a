import { LanguagePreference } from '../../preferences/language-preference.tsx'
import { SchemePreference } from '../../preferences/scheme-preference.tsx'
import { useWrite } from '../queries.ts'
import classes from './sidebar.module.css'

/** Behind the sign-in the server is told of the language too: mails and messages are written in it. */
export function ShellPreferences() {
  const selectLanguage = useWrite('POST /select-language', { stale: ['/user'] })
  return (
    <div className={classes.preferences}>
      <LanguagePreference onChosen={(language) => selectLanguage.mutate({ body: { language } })} />
      <SchemePreference />
    </div>
  )
}
