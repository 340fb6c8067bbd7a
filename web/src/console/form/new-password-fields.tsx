import { useState } from 'react'
import { PasswordField } from '../../ui/kit/password-field.tsx'
import { type ConsoleKey, useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'
import { PasswordChecklist } from './password-checklist.tsx'

type NewPasswordFieldsProps = {
  form: FormFields<'password' | 'password_confirmation'>
  /** What the first field is called. */
  label: ConsoleKey
}

/** A password that somebody chooses, typed twice. Nothing keeps anybody from pasting one out of a password manager. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const { onChange, ...password } = form.getInputProps('password')
  return (
    <>
      <PasswordField
        key={form.key('password')}
        {...password}
        label={t(label)}
        showLabel={t('signIn.showPassword')}
        description={<PasswordChecklist password={typed} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        size="md"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(event)
        }}
      />
      <PasswordField
        key={form.key('password_confirmation')}
        {...form.getInputProps('password_confirmation')}
        label={t('password.again')}
        showLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        size="md"
      />
    </>
  )
}
