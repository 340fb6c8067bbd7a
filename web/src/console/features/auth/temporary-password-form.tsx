import { newPasswordForm } from '@catchpitch/contract/auth/new-password-form'
import { Button } from '@mantine/core'
import { FormAlert } from '../../form/form-alert.tsx'
import { NewPasswordFields } from '../../form/new-password-fields.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'
import { type Credentials, useEntrance } from './use-entrance.ts'

type TemporaryPasswordFormProps = { credentials: Credentials; onBack: () => void }

/** The step after a sign-in with a password that somebody else chose; it has been typed, so nobody types it again. */
export function TemporaryPasswordForm({ credentials, onBack }: TemporaryPasswordFormProps) {
  const t = useT()
  const enter = useEntrance()
  const change = useWrite('POST /change-temporary-password')
  const { email, password: current_password } = credentials
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: newPasswordForm,
    initial: { password: '', password_confirmation: '' },
    send: async (values) => {
      await enter(await change.mutateAsync({ body: { ...values, email, current_password } }))
    },
  })

  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      {/* Not for people: a password manager learns from it whose password this is. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields form={form} label="password.new" />
      <Button type="submit" loading={sending} fullWidth>
        {t('temporary.submit')}
      </Button>
      <Button variant="default" onClick={onBack} fullWidth>
        {t('auth.backToSignIn')}
      </Button>
    </form>
  )
}
