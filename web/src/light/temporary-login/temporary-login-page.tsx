import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { wholeLink } from '../../mailed-link.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { NoticePicture } from '../../ui/notice-picture.tsx'
import { LightPage } from '../light-page.tsx'
import { useT } from '../words.ts'

const parts = ['unique_id', 'email', 'expires', 'signature'] as const
type SignInLink = Record<(typeof parts)[number], string>

/** Over, or cut off on its way here: in both cases another link is what helps. */
const isOver = (failure: ApiError) => failure.is('link.expired') || failure.is('input.invalid')

type TemporaryLoginPageProps = {
  /** The link was an invitation, and this is what it opens; asked for at that time. */
  onTest: (opened: OpenedTest, asked_at: number) => void
}

/** The link in an invitation leads here. Programs that look through mails open it too, so only the button signs in. */
export function TemporaryLoginPage({ onTest }: TemporaryLoginPageProps) {
  const t = useT()
  const [link] = useState(() => wholeLink(Object.fromEntries(new URLSearchParams(window.location.search)), parts))
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)

  const enter = async (claim: SignInLink) => {
    setSending(true)
    setFailure(null)
    const asked_at = Date.now()
    try {
      const { data } = await api('POST /temp-login', { body: claim })
      // The key to a survey opens nothing else: whoever is signed in here stays so.
      if (data.test) return onTest({ token: data.token, ...data.test }, asked_at)
      // Whoever was here before has left nothing behind.
      session.forget()
      session.start(data)
      window.location.assign('/survey')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setSending(false)
    }
  }

  if (!link || (failure && isOver(failure))) {
    return (
      <LightPage quiet name="temp-login" title={t('error.link.expired')}>
        <div className="temporary-login">
          <NoticePicture of="failed" />
          <h1>{t('error.link.expired')}</h1>
          <p>{t('temporaryLogin.overLead')}</p>
          <a className="button button-large" href="/login">
            {t('landing.signIn')}
          </a>
        </div>
      </LightPage>
    )
  }

  // Completed, or over while it was being taken: there is nothing to ask anybody for.
  if (failure?.is('test.closed')) {
    return (
      <LightPage name="temp-login" title={failure.message}>
        <div className="temporary-login">
          <h1>{failure.message}</h1>
        </div>
      </LightPage>
    )
  }

  return (
    <LightPage quiet name="temp-login" title={t('temporaryLogin.title')}>
      <div className="temporary-login">
        <h1>{t('temporaryLogin.title')}</h1>
        <p>{t('temporaryLogin.lead', { email: link.email })}</p>
        <p role="alert" className="temporary-login-failure">
          {failure?.message}
        </p>
        <button
          type="button"
          className="button button-primary button-large"
          aria-disabled={sending}
          onClick={() => {
            if (!sending) void enter(link)
          }}
        >
          {t('landing.continue')}
          <ArrowRightIcon />
        </button>
      </div>
    </LightPage>
  )
}
