import { credentials } from '@catchpitch/contract/auth/credentials'
import { limits } from '@catchpitch/contract/limits'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useT } from '../../words.ts'
import classes from './sign-in-page.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm() {
  const t = useT()
  const signIn = useSignIn()
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: credentials,
    initial: { email: '', password: '', remember: false },
    send: signIn,
    onRefused: (refusal) => {
      // The address is most likely right: the next thing to do is to type the password again.
      if (refusal.is('signIn.wrong')) form.getInputNode('password')?.focus()
    },
  })

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
      />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        autoComplete="current-password"
        size="md"
      />
      <Checkbox
        key={form.key('remember')}
        {...form.getInputProps('remember', { type: 'checkbox' })}
        label={t('signIn.remember', { days: limits.session.remembered_days })}
      />
      <Button type="submit" loading={sending} fullWidth>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
