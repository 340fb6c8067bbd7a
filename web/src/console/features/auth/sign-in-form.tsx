import { credentials } from '@catchpitch/contract/auth/credentials'
import { limits } from '@catchpitch/contract/limits'
import { Button, Checkbox } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { ResendVerification } from './resend-verification.tsx'
import { type Credentials, useEntrance } from './use-entrance.ts'

type SignInFormProps = {
  /** Told when the password is right, but was chosen by somebody else. */
  onTemporary: (credentials: Credentials) => void
}

export function SignInForm({ onTemporary }: SignInFormProps) {
  const t = useT()
  const enter = useEntrance()
  const login = useWrite('POST /login')
  const known = useLocation({ select: ({ state }) => state.email })
  const [unverified, setUnverified] = useState<string | null>(null)

  const { form, alert, sending, onSubmit } = useContractForm({
    schema: credentials,
    initial: { email: known ?? '', password: '', remember: false },
    send: async (values) => {
      setUnverified(null)
      await enter(await login.mutateAsync({ body: values }))
    },
    onRefused: (refusal) => {
      const { email, password, remember } = form.getValues()
      // The address is most likely right: the next thing to do is to type the password again.
      if (refusal.is('signIn.wrong')) form.getInputNode('password')?.focus()
      if (refusal.is('email.unverified')) setUnverified(email)
      if (refusal.is('password.temporary')) onTemporary({ email, password, remember })
    },
  })

  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      {unverified !== null && <ResendVerification key={unverified} email={unverified} />}
      <AddressField form={form} />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        autoComplete="current-password"
        size="md"
      />
      {/* Below the field: a link beside its label would have to come either before the field or out of its order. */}
      <div className={classes.beside}>
        <Checkbox
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
          label={t('signIn.remember', { days: limits.session.remembered_days })}
        />
        <Link className={classes.forgot} to="/password/request" state={() => ({ email: form.getValues().email })}>
          {t('signIn.forgot')}
        </Link>
      </div>
      <Button type="submit" loading={sending} fullWidth>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
