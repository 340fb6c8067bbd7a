import { accountForm } from '@catchpitch/contract/groups/account-form'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { wholeNumber } from '../../form/whole-number.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { BusinessFields, EmployeesField } from './business-fields.tsx'

type Account = Reply<'GET /account'>

const noNumber: number | string | null = null

const valuesOf = ({ name, employees, industry, business_size, country, promised_reply_days }: Account) => ({
  name,
  employees: employees ?? noNumber,
  industry: industry?.code ?? '',
  business_size,
  country: country ?? '',
  promised_reply_days: promised_reply_days ?? noNumber,
})

type AccountFormProps = {
  account: Account
  group_id: string
  isReadOnly: boolean
  /** Called when the person wants to see what somebody else has saved meanwhile. */
  onTheirs: () => void
}

/** What a company says of itself. */
export function AccountForm({ account, group_id, isReadOnly, onTheirs }: AccountFormProps) {
  const t = useT()
  const client = useQueryClient()
  // Its name stands in the shell too, with whoever is signed in.
  const update = useWrite('PUT /account', { stale: ['/account', '/user'] })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(account.version)
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: accountForm,
    initial: valuesOf(account),
    besides: () => ({ version }),
    send: async (body) => {
      const saved = await update.mutateAsync({ query: { group_id }, body })
      setVersion(saved.version)
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/account'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /account', { query: { group_id } })
        setVersion(data.version)
      },
    },
  })
  const fields: FormFields<keyof ReturnType<typeof valuesOf>> = form
  const { onChange: onPromise, ...promise } = fields.getInputProps('promised_reply_days')
  return (
    <FormCard
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
      actions={
        <Button type="submit" loading={sending}>
          {t('groups.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('companyAccount.details')} hint={t('companyAccount.detailsHint')}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t('groups.name')}
          autoComplete="organization"
          size="md"
        />
        <FormRow>
          <TextInput
            label={t('groups.registration')}
            description={t('companyAccount.registrationHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={account.registration_number ?? ''}
            disabled
            size="md"
          />
          <EmployeesField form={fields} />
        </FormRow>
        <BusinessFields form={fields} business_size={account.business_size} />
        <TextInput
          key={form.key('promised_reply_days')}
          {...promise}
          label={t('form.optional', { label: t('companyAccount.promise') })}
          description={t('companyAccount.promiseHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          inputMode="numeric"
          size="md"
          onChange={(event) => onPromise(wholeNumber(event.currentTarget.value))}
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}
