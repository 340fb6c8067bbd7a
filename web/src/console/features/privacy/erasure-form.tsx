import { erasureForm } from '@catchpitch/contract/privacy/erasure-form'
import { Button, Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { session } from '../../../api/session.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import destructive from '../../destructive.module.css'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { usePerson } from '../../person/load-person.ts'
import ownPage from '../../person/own-page.module.css'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'

const initial = { password: '', understood: false }

/** The one act that cannot be undone: so it asks for a password and a tick, and not for another press. */
export function ErasureForm() {
  const t = useT()
  const title = useId()
  const navigate = useNavigate()
  const { email } = usePerson().user
  const erase = useWrite('POST /privacy/erasure')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: erasureForm,
    initial,
    send: async (body) => {
      await erase.mutateAsync({ body })
      session.forget()
      toast('done', translateNow('done.erased' satisfies ConsoleKey))
      await navigate({ to: '/login' })
    },
  })
  return (
    <form className={ownPage.card} onSubmit={onSubmit} noValidate aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('myData.erase')}</h2>
        <p className={ownPage.hint}>{t('myData.eraseHint', { email })}</p>
      </header>
      <div className={ownPage.fields}>
        {/* Tells a password manager whose password this is. */}
        <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={t('myData.password')}
          description={t('myData.noPassword')}
          showLabel={t('signIn.showPassword')}
          autoComplete="current-password"
          size="md"
        />
        <Checkbox
          key={form.key('understood')}
          {...form.getInputProps('understood', { type: 'checkbox' })}
          label={t('myData.understood')}
        />
        <FormAlert>{alert}</FormAlert>
      </div>
      <div className={ownPage.actions}>
        <Button type="submit" className={destructive.button} loading={sending}>
          {t('myData.eraseAction')}
        </Button>
      </div>
    </form>
  )
}
