import { passwordForm } from '@catchpitch/contract/profile/password-form'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { translateNow } from '../../../i18n/translator.ts'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { NewPasswordFields } from '../../form/new-password-fields.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { usePerson } from '../../person/load-person.ts'
import classes from '../../person/own-page.module.css'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'

const initial = { current_password: '', password: '', password_confirmation: '' }

function PasswordFields({ onChanged }: { onChanged: () => void }) {
  const t = useT()
  const { email } = usePerson().user
  const change = useWrite('POST /passwords/change', { stale: ['/sessions'] })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: passwordForm,
    initial,
    send: async (body) => {
      await change.mutateAsync({ body })
      toast('done', translateNow('done.passwordChanged' satisfies ConsoleKey))
      onChanged()
    },
  })
  return (
    <form className={classes.card} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className={classes.fields}>
        {/* Tells a password manager whose password this is. */}
        <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          key={form.key('current_password')}
          {...form.getInputProps('current_password')}
          label={t('myPassword.current')}
          showLabel={t('signIn.showPassword')}
          autoComplete="current-password"
          size="md"
        />
        <NewPasswordFields form={form} label="password.new" />
        <FormAlert>{alert}</FormAlert>
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={sending}>
          {t('myPassword.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Begins anew once the password is changed: nothing of what was typed stays in the page. */
export function PasswordForm() {
  const [round, setRound] = useState(0)
  return <PasswordFields key={round} onChanged={() => setRound(round + 1)} />
}
