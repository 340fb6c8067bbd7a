import { addressForm } from '@catchpitch/contract/auth/address-form'
import { Button } from '@mantine/core'
import { AddressField } from '../../form/address-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormNote } from '../../form/form-note.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './auth-page.module.css'

/** For somebody who owes a confirmation and has no link that works; we do not know who it is until they say so. */
export function ResendForm() {
  const t = useT()
  const resend = useWrite('POST /email/resend-verify')
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: addressForm,
    initial: { email: '' },
    send: async (values) => {
      await resend.mutateAsync({ body: values })
    },
  })
  return (
    <form className={classes.body} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      <FormNote>{resend.isSuccess && t('done.linkSent')}</FormNote>
      <AddressField form={form} />
      <Button type="submit" loading={sending} fullWidth>
        {t('verification.ask')}
      </Button>
    </form>
  )
}
