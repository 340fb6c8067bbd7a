import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { appName } from '../../../app-name.ts'
import { LanguagePreference } from '../../../preferences/language-preference.tsx'
import { SchemePreference } from '../../../preferences/scheme-preference.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Page } from '../../page.tsx'
import { useT } from '../../words.ts'
import { Motto } from './motto.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-page.module.css'

export function SignInPage() {
  const t = useT()
  const client = useQueryClient()
  // What the person before has seen is not for the next one. Here no page is left that would ask for it again.
  useEffect(() => client.clear(), [client])
  return (
    <div className={classes.split}>
      <div className={classes.side}>
        <header className={classes.header}>
          <a className={classes.brand} href="/">
            <Logo size={28} />
            {appName()}
          </a>
          <div className={classes.preferences}>
            <LanguagePreference />
            <SchemePreference />
          </div>
        </header>
        <Page name="sign-in" title={t('signIn.title')} className={classes.main}>
          <h1>{t('signIn.title')}</h1>
          <p className={classes.lead}>{t('signIn.lead')}</p>
          <SignInForm />
        </Page>
      </div>
      <Motto />
    </div>
  )
}
