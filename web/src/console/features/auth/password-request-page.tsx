import { addressForm } from '@catchpitch/contract/auth/address-form'
import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { MailedLinkPage, SignInLink } from './mailed-link-page.tsx'

const name = 'password.request'

function RequestForm({ onSent }: { onSent: () => void }) {
  const t = useT()
  const known = useLocation({ select: ({ state }) => state.email })
  const request = useWrite('POST /password/request')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: addressForm,
    initial: { email: known ?? '' },
    send: async (values) => {
      await request.mutateAsync({ body: values })
      onSent()
    },
  })
  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      <AddressField form={form} />
      <Button type="submit" loading={sending} fullWidth>
        {t('passwordRequest.submit')}
      </Button>
    </form>
  )
}

/** For whoever has forgotten their password. The answer is the same whether or not the address is known. */
export function PasswordRequestPage() {
  const t = useT()
  const [sent, setSent] = useState(false)

  if (sent) {
    return (
      <MailedLinkPage
        name={name}
        state="sent"
        lead={
          <>
            <p>{t('done.linkSent')}</p>
            <p>{t('passwordRequest.sentHint', { minutes: limits.link.reset_minutes })}</p>
          </>
        }
        action={
          <>
            <Link className="button button-large" to="/login">
              {t('auth.backToSignIn')}
            </Link>
            <Button variant="subtle" onClick={() => setSent(false)}>
              {t('passwordRequest.again')}
            </Button>
          </>
        }
      />
    )
  }

  return (
    <AuthPage name={name} step="ask" title={t('passwordRequest.title')} lead={t('passwordRequest.lead')}>
      <RequestForm onSent={() => setSent(true)} />
      <SignInLink back />
    </AuthPage>
  )
}
