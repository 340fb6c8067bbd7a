import { newPasswordForm } from '@catchpitch/contract/auth/new-password-form'
import { Button } from '@mantine/core'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { session } from '../../../api/session.ts'
import { wholeLink } from '../../../mailed-link.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { NewPasswordFields } from '../../form/new-password-fields.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { MailedLinkPage } from './mailed-link-page.tsx'
import { isAboutLink, linkParts, type ResetLink } from './mailed-links.ts'

const route = getRouteApi('/reset/password')
const name = 'reset.password'

function ResetForm({ link, onOver }: { link: ResetLink; onOver: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const reset = useWrite('POST /password/reset')
  const { email } = link
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newPasswordForm,
    initial: { password: '', password_confirmation: '' },
    send: async (values) => {
      await reset.mutateAsync({ body: { ...values, ...link } })
      // All sessions have ended, also the one that this browser may still hold.
      session.forget()
      await navigate({ to: '/login', state: { email }, replace: true })
      toast('done', t('done.passwordChanged'))
    },
    onRefused: (refusal) => {
      if (isAboutLink(refusal, 'reset')) onOver()
    },
  })
  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      {/* Not for people: a password manager learns from it whose password this is. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields form={form} label="password.new" />
      <Button type="submit" loading={sending} fullWidth>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

export function PasswordResetPage() {
  const t = useT()
  const link = wholeLink(route.useSearch(), linkParts.reset)
  const [over, setOver] = useState(false)

  if (over || !link) {
    return (
      <MailedLinkPage
        name={name}
        state="over"
        lead={t('reset.overLead')}
        action={
          <Link
            className="button button-primary button-large"
            to="/password/request"
            state={{ email: link?.email ?? '' }}
          >
            {t('reset.askAgain')}
          </Link>
        }
      />
    )
  }
  return (
    <AuthPage name={name} step="choose" title={t('reset.title')} lead={t('reset.lead', { email: link.email })}>
      <ResetForm link={link} onOver={() => setOver(true)} />
    </AuthPage>
  )
}
