import { dayOf } from '@catchpitch/contract/dates'
import { manualMethods, newSubscriptionForm } from '@catchpitch/contract/subscriptions/subscription-form'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { type Choice, ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { minorAmount, typedAmount } from '../../form/minor-amount.ts'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { companiesLike, transactionTypesLike } from '../../list/lookups.ts'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { ReplaceField, useOverlap } from './overlap.tsx'
import { useStretch } from './subscription-cells.tsx'
import classes from './subscriptions.module.css'
import { companyPlansQuery, productsQuery, stalePaths } from './subscriptions-list.ts'

type Product = Reply<'GET /admin/subscriptions/products'>[number]

/** What the company has today, so that nobody gives it a second plan by mistake. */
function Today({ group_id }: { group_id: string }) {
  const t = useT()
  const stretchOf = useStretch()
  const { data } = useQuery({ ...companyPlansQuery(group_id), staleTime: 0 })
  if (!data) return null
  return (
    <div className={classes.today} role="status">
      {data.active ? (
        <>
          <strong>{t('money.hasToday', { plan: data.active.plan.title })}</strong>
          <p>
            {stretchOf(data.active)}. {t(data.active.status === 'trialing' ? 'money.trialEnds' : 'money.overlapAsks')}
          </p>
        </>
      ) : (
        <strong>{t('error.subscription.none')}</strong>
      )}
    </div>
  )
}

/** What stands in the fields at first. */
const valuesOn = (today: string): Record<string, unknown> => ({
  group_id: '',
  plan_id: '',
  method: '',
  starts_on: today,
  ends_on: null,
  amount_minor: null,
  tax_minor: 0,
  reference: '',
  type_id: null,
  paid: true,
  replace: false,
})

function SubscriptionForm({ products }: { products: readonly Product[] }) {
  const t = useT()
  const navigate = useNavigate()
  const { data: types = [] } = useQuery(transactionTypesLike(''))
  const [company, setCompany] = useState<Choice | null>(null)
  const [product, setProduct] = useState<Product | null>(null)
  const { overlaps, forgetOverlap, onRefused } = useOverlap()
  const [amount, setAmount] = useState('')
  const [today] = useState(() => dayOf(new Date()))
  const add = useWrite('POST /admin/subscriptions/add', { stale: stalePaths })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: newSubscriptionForm,
    initial: valuesOn(today),
    send: async (body) => {
      await add.mutateAsync({ body })
      toast('done', t('done.saved'))
      await navigate({ to: '/admin/subscription' })
    },
    onRefused,
  })
  const typeAmount = (typed: string) => {
    setAmount(typed)
    form.setFieldValue('amount_minor', minorAmount(typed))
  }
  const choosePlan = (id: string) => {
    const chosen = products.find((offered) => offered.id === id) ?? null
    setProduct(chosen)
    form.setFieldValue('plan_id', id)
    const usual = chosen?.price?.minor ?? null
    if (usual !== null) typeAmount(typedAmount(usual))
  }
  const needsEnd = product?.period === null && product.kind !== 'add_on'

  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('money.give')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('money.who')}>
        <LookupField
          label={t('money.company')}
          source={companiesLike}
          chosen={company}
          error={form.errors.group_id}
          data-path="group_id"
          onChoose={(choice) => {
            setCompany(choice)
            forgetOverlap()
            form.setFieldValue('group_id', choice?.value ?? '')
          }}
        />
        {company && <Today group_id={company.value} />}
        <ChoiceField
          label={t('money.plan')}
          choices={products.map(({ id, title, kind }) => ({
            value: id,
            label: `${title} (${t(`money.kind.${kind}`)})`,
          }))}
          placeholder={t('form.choose')}
          defaultValue=""
          error={form.errors.plan_id}
          data-path="plan_id"
          size="md"
          onChange={({ currentTarget }) => choosePlan(currentTarget.value)}
        />
      </FormSection>
      <FormSection
        title={t('money.time')}
        hint={`${t('money.timeHint')} ${t(needsEnd ? 'money.endNeeded' : 'money.endLeft')}`}
      >
        <FormRow>
          <TextInput
            key={form.key('starts_on')}
            {...form.getInputProps('starts_on')}
            label={t('money.startsOn')}
            type="date"
            size="md"
          />
          <TextInput
            label={t('money.endsOn')}
            type="date"
            error={form.errors.ends_on}
            data-path="ends_on"
            size="md"
            onChange={({ currentTarget }) => form.setFieldValue('ends_on', currentTarget.value || null)}
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('money.payment')} hint={t('money.paymentHint')}>
        <FormRow>
          <ChoiceField
            key={form.key('method')}
            {...form.getInputProps('method')}
            label={t('money.method')}
            choices={manualMethods.map((value) => ({ value, label: t(`money.method.${value}`) }))}
            placeholder={t('form.choose')}
            size="md"
          />
          <ChoiceField
            label={t('money.type')}
            choices={types}
            placeholder={t('money.noType')}
            defaultValue=""
            error={form.errors.type_id}
            data-path="type_id"
            size="md"
            onChange={({ currentTarget }) => form.setFieldValue('type_id', currentTarget.value || null)}
          />
        </FormRow>
        <FormRow>
          <TextInput
            label={t('money.amountIn', { currency: product?.currency ?? 'MYR' })}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={form.errors.amount_minor}
            data-path="amount_minor"
            size="md"
            onChange={({ currentTarget }) => typeAmount(currentTarget.value)}
          />
          <TextInput
            label={t('money.tax')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedAmount(0)}
            error={form.errors.tax_minor}
            data-path="tax_minor"
            size="md"
            onChange={({ currentTarget }) => form.setFieldValue('tax_minor', minorAmount(currentTarget.value))}
          />
        </FormRow>
        <TextInput
          key={form.key('reference')}
          {...form.getInputProps('reference')}
          label={t('money.reference')}
          description={t('money.referenceHint')}
          autoComplete="off"
          size="md"
        />
        <Checkbox
          key={form.key('paid')}
          {...form.getInputProps('paid', { type: 'checkbox' })}
          label={t('money.paid')}
          description={t('money.paidHint')}
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      {overlaps && <ReplaceField form={form} />}
    </FormCard>
  )
}

/** Gives a company a plan that was not paid by card. */
export function SubscriptionCreatePage() {
  const t = useT()
  const { data, error, refetch } = useQuery(productsQuery)
  return (
    <ShellPage
      name="admin.subscription.create"
      title={t('money.give')}
      lead={t('money.giveLead')}
      above={<Link to="/admin/subscription">{t('subscription.title')}</Link>}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data && <SubscriptionForm products={data} />}
    </ShellPage>
  )
}
