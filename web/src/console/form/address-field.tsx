import { TextInput } from '@mantine/core'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'

type AddressFieldProps = {
  form: FormFields<'email'>
  /** `username` where it is what somebody signs in with: a password manager keeps it with the password. */
  autoComplete?: 'email' | 'username'
  /** Why it cannot be changed here, if it cannot. */
  fixed?: string | null
}

/** An e-mail address. */
export function AddressField({ form, autoComplete = 'username', fixed = null }: AddressFieldProps) {
  const t = useT()
  return (
    <TextInput
      key={form.key('email')}
      {...form.getInputProps('email')}
      label={t('signIn.email')}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      description={fixed}
      readOnly={fixed !== null}
      size="md"
    />
  )
}
