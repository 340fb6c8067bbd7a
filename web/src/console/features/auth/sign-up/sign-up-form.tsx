import { Button } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import { FormAlert } from '../../../form/form-alert.tsx'
import type { FormFields } from '../../../form/form-fields.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { NewPasswordFields } from '../../../form/new-password-fields.tsx'
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx'
import { useT } from '../../../words.ts'
import classes from './sign-up-form.module.css'
import { TermsField } from './terms-field.tsx'

type SignUpFormProps = {
  /** What `useContractForm` gives. */
  contract: {
    form: FormFields<'password' | 'password_confirmation' | 'terms'>
    alert: ReactNode
    sending: boolean
    isUnsaved: () => boolean
    onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void
  }
  submit: string
  /** The sections that are asked before the password. */
  children: ReactNode
}

/** What both ways of signing up share: how they end. */
export function SignUpForm({ contract, submit, children }: SignUpFormProps) {
  const t = useT()
  const { form, alert, sending, isUnsaved, onSubmit } = contract
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {children}
      <FormSection title={t('signUp.password')}>
        <NewPasswordFields form={form} label="signIn.password" />
      </FormSection>
      <TermsField form={form} />
      <FormAlert>{alert}</FormAlert>
      <Button type="submit" loading={sending} fullWidth>
        {submit}
      </Button>
    </form>
  )
}
