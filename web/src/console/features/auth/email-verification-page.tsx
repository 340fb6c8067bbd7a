import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { wholeLink } from '../../../mailed-link.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { MailedLinkPage, SignInButton, SignInLink } from './mailed-link-page.tsx'
import { isAboutLink, linkParts, type VerificationLink } from './mailed-links.ts'
import { ResendForm } from './resend-form.tsx'
import { ResendVerification } from './resend-verification.tsx'

const route = getRouteApi('/email-verification')
const name = 'email-verification'

function useConfirmation() {
  const client = useQueryClient()
  return useMutation<string, ApiError, VerificationLink>({
    mutationFn: async ({ id, hash, expires, signature }) => {
      const { data } = await api('GET /email/verify/{id}/{hash}', {
        params: { id, hash },
        query: { expires, signature },
      })
      return data.email
    },
    // Whoever is signed in has another address from now on.
    onSuccess: () => client.removeQueries({ queryKey: ['/user'] }),
  })
}

/** Three ways lead here: the link in the mail, the end of the sign-up, and somebody who looks for the mail. */
export function EmailVerificationPage() {
  const t = useT()
  const link = wholeLink(route.useSearch(), linkParts.verification)
  const signedUp = useLocation({ select: ({ state }) => state.email })
  const { data: confirmed, error, isPending, mutate } = useConfirmation()

  if (confirmed !== undefined) {
    return (
      <MailedLinkPage
        name={name}
        state="done"
        title={t('verification.confirmedTitle')}
        lead={t('done.verified')}
        action={<SignInButton email={confirmed} />}
      />
    )
  }

  if (error && isAboutLink(error, 'verification')) {
    return (
      <MailedLinkPage name={name} state="over" lead={t('verification.overLead')}>
        <ResendForm />
        <SignInLink />
      </MailedLinkPage>
    )
  }

  if (link) {
    return (
      <AuthPage name={name} step="confirm" title={t('verification.title')} lead={t('verification.lead')}>
        <div className={classes.body}>
          <FormAlert>{error?.message}</FormAlert>
          <Button loading={isPending} onClick={() => mutate(link)} fullWidth>
            {t('verification.confirm')}
          </Button>
        </div>
      </AuthPage>
    )
  }

  if (signedUp) {
    return (
      <MailedLinkPage
        name={name}
        state="sent"
        lead={
          <>
            <p>{t('verification.sentLead')}</p>
            <p>
              <strong>{signedUp}</strong>
            </p>
            <p>{t('verification.sentHint')}</p>
          </>
        }
        action={<ResendVerification email={signedUp} />}
      >
        <SignInLink />
      </MailedLinkPage>
    )
  }

  return (
    <AuthPage name={name} step="ask" title={t('verification.title')} lead={t('verification.askLead')}>
      <ResendForm />
      <SignInLink />
    </AuthPage>
  )
}
