import { billingDetailsForm } from '@catchpitch/contract/invoices/billing-details-form'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useCountries } from '../../form/choices.ts'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'

type Details = Reply<'GET /billing-details'>

const detailsQuery = (group_id: string) => readQuery('GET /billing-details', { query: { group_id } })

const valuesOf = ({ name, email, line1, line2, postcode, city, country, tax_number }: Details) => ({
  name,
  email: email ?? '',
  line1,
  line2,
  postcode,
  city,
  country,
  tax_number,
})

type BillingFormProps = { group_id: string; isReadOnly: boolean }

function DetailsForm({
  group_id,
  isReadOnly,
  details,
  onTheirs,
}: BillingFormProps & { details: Details; onTheirs: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const countries = useCountries()
  const update = useWrite('PUT /billing-details', { stale: ['/billing-details'] })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(details.version)
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: billingDetailsForm,
    initial: valuesOf(details),
    besides: () => ({ version }),
    send: async (body) => {
      const saved = await update.mutateAsync({ query: { group_id }, body })
      setVersion(saved.version)
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/billing-details'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /billing-details', { query: { group_id } })
        setVersion(data.version)
      },
    },
  })
  const fields: FormFields<keyof ReturnType<typeof valuesOf>> = form
  const optional = (label: string) => t('form.optional', { label })
  return (
    <FormCard
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
      actions={
        <Button type="submit" loading={sending}>
          {t('billingDetails.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('billingDetails.who')}>
        <TextInput
          key={form.key('name')}
          {...fields.getInputProps('name')}
          size="md"
          label={t('billingDetails.name')}
          description={t('billingDetails.nameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="organization"
        />
        <FormRow>
          <TextInput
            key={form.key('email')}
            {...fields.getInputProps('email')}
            size="md"
            type="email"
            label={optional(t('billingDetails.email'))}
            description={t('billingDetails.emailHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="email"
          />
          <TextInput
            key={form.key('tax_number')}
            {...fields.getInputProps('tax_number')}
            size="md"
            label={optional(t('billingDetails.taxNumber'))}
            autoComplete="off"
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('billingDetails.address')}>
        <TextInput
          key={form.key('line1')}
          {...fields.getInputProps('line1')}
          size="md"
          label={t('billingDetails.line1')}
          autoComplete="address-line1"
        />
        <TextInput
          key={form.key('line2')}
          {...fields.getInputProps('line2')}
          size="md"
          label={optional(t('billingDetails.line2'))}
          autoComplete="address-line2"
        />
        <FormRow>
          <TextInput
            key={form.key('postcode')}
            {...fields.getInputProps('postcode')}
            size="md"
            label={optional(t('billingDetails.postcode'))}
            autoComplete="postal-code"
          />
          <TextInput
            key={form.key('city')}
            {...fields.getInputProps('city')}
            size="md"
            label={t('billingDetails.city')}
            autoComplete="address-level2"
          />
        </FormRow>
        <ChoiceField
          key={form.key('country')}
          {...fields.getInputProps('country')}
          size="md"
          label={t('billingDetails.country')}
          description={t('billingDetails.countryHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          choices={countries}
          placeholder={t('form.choose')}
          autoComplete="country"
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

/** Who stands on the company's invoices, and where they are sent. */
export function BillingForm({ group_id, isReadOnly }: BillingFormProps) {
  const { data, error, refetch } = useQuery(detailsQuery(group_id))
  const [drawn, setDrawn] = useState(0)
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <DetailsForm
      key={drawn}
      group_id={group_id}
      isReadOnly={isReadOnly}
      details={data}
      onTheirs={() => setDrawn(drawn + 1)}
    />
  )
}
