import { LanguagePreference } from '../../preferences/language-preference.tsx'
import { SchemePreference } from '../../preferences/scheme-preference.tsx'
import { useTellLanguage } from '../person/use-tell-language.ts'
import classes from './sidebar.module.css'

/** How the screen speaks and looks. Behind the sign-in the server is told of the language too. */
export function ShellPreferences() {
  return (
    <div className={classes.preferences}>
      <LanguagePreference onChosen={useTellLanguage()} />
      <SchemePreference />
    </div>
  )
}
