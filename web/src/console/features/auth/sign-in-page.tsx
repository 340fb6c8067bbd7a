import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { accountWords, formWords, useT, withWords } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { Credentials } from './use-entrance.ts'

/** Few people ever see it, and it brings the rules for passwords along. */
const loadTemporaryForm = withWords([accountWords, formWords], () => import('./temporary-password-form.tsx'))
const TemporaryPasswordForm = lazy(async () => ({ default: (await loadTemporaryForm()).TemporaryPasswordForm }))

/** For somebody who was in the middle of something. */
function EndedNote() {
  const t = useT()
  return (
    <p role="status">
      {t('error.session.ended')} {t('signIn.comeBack')}
    </p>
  )
}

export function SignInPage() {
  const t = useT()
  const client = useQueryClient()
  const ended = useLocation({ select: ({ state }) => state.ended })
  const [temporary, setTemporary] = useState<Credentials | null>(null)
  // What the person before has seen is not for the next one. Here no page is left that would ask for it again.
  useEffect(() => client.clear(), [client])

  if (temporary) {
    return (
      <AuthPage name="sign-in" title={t('error.password.temporary')} lead={t('temporary.lead')} step="temporary">
        <Suspense>
          <TemporaryPasswordForm credentials={temporary} onBack={() => setTemporary(null)} />
        </Suspense>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      name="sign-in"
      title={t('signIn.title')}
      lead={ended ? <EndedNote /> : t('signIn.lead')}
      step="credentials"
    >
      <SignInForm onTemporary={setTemporary} />
      <p className={classes.ways}>
        {t('signIn.new')} <Link to="/signup">{t('signIn.signUp')}</Link>
      </p>
    </AuthPage>
  )
}
