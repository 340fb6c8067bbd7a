import { dayOf, formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { enteredKinds, entryCurrency, newTransactionForm, signOf } from '@catchpitch/contract/orders/transaction-form'
import { manualMethods } from '@catchpitch/contract/subscriptions/subscription-form'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { type Choice, ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { minorAmount, typedAmount } from '../../form/minor-amount.ts'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { companiesLike, transactionTypesLike } from '../../list/lookups.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { EvidenceField, noWish } from './evidence-field.tsx'
import { proposedTax, writtenRate } from './proposed-tax.ts'
import classes from './transaction-form.module.css'
import { stalePaths, type TransactionDefaults, transactionDefaultsQuery } from './transactions-list.ts'

type Kind = (typeof enteredKinds)[number]
type Refundable = TransactionDefaults['refundable'][number]

/** What stands in the fields at first. */
const valuesOn = (today: string): Record<string, unknown> => ({
  group_id: null,
  kind: 'service',
  title: '',
  amount_minor: null,
  tax_minor: null,
  method: '',
  reference: '',
  paid_on: today,
  note: '',
  type_id: null,
  refunds_id: null,
})

const isKind = (value: string): value is Kind => enteredKinds.some((kind) => kind === value)

type PaymentChoiceProps = {
  payments: readonly Refundable[]
  error: ReactNode
  onChoose: (chosen: Refundable | null) => void
}

/** Which payment is given back, with what is left of it. */
function PaymentChoice({ payments, error, onChoose }: PaymentChoiceProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const labelOf = ({ product_name, purchased_at, amount_minor, tax_minor, currency }: Refundable) =>
    t('money.refundChoice', {
      title: product_name,
      day: formatDay(new Date(purchased_at), language),
      left: formatAmount(amount_minor + tax_minor, currency, language),
    })
  return (
    <ChoiceField
      label={t('money.refundOf')}
      choices={payments.map((payment) => ({ value: payment.id, label: labelOf(payment) }))}
      placeholder={t('money.refundOfNone')}
      defaultValue=""
      error={error}
      data-path="refunds_id"
      size="md"
      onChange={({ currentTarget }) => onChoose(payments.find(({ id }) => id === currentTarget.value) ?? null)}
    />
  )
}

type TotalProps = { amount: unknown; tax: unknown; kind: Kind; currency: string }

function Total({ amount, tax, kind, currency }: TotalProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const isKnown = typeof amount === 'number' && typeof tax === 'number'
  return (
    <p className={classes.total} role="status">
      <span>{t('money.total')}</span>
      <strong>{isKnown ? formatAmount(signOf(kind) * (amount + tax), currency, language) : '–'}</strong>
    </p>
  )
}

function TransactionForm() {
  const t = useT()
  const language = languageFrom(useLanguage())
  const navigate = useNavigate()
  const [today] = useState(() => dayOf(new Date()))
  const [company, setCompany] = useState<Choice | null>(null)
  const [kind, setKind] = useState<Kind>('service')
  const [payment, setPayment] = useState<Refundable | null>(null)
  const [amount, setAmount] = useState('')
  /** Null as long as the proposed tax is good enough. */
  const [ownTax, setOwnTax] = useState<string | null>(null)
  const [evidence, setEvidence] = useState(noWish)
  const { data: types = [] } = useQuery(transactionTypesLike(''))
  const { data: defaults } = useQuery({
    ...transactionDefaultsQuery(company?.value ?? ''),
    enabled: company !== null,
    staleTime: 0,
  })
  const tax = ownTax ?? (defaults ? typedAmount(proposedTax(minorAmount(amount), defaults.tax_rate)) : '')
  const create = useWrite('POST /admin/transactions', { stale: stalePaths })
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: newTransactionForm,
    initial: valuesOn(today),
    // It may be proposed, and then nobody has typed it.
    besides: () => ({ tax_minor: minorAmount(tax) }),
    send: async (body) => {
      const { id } = await create.mutateAsync({ body, files: { evidence: evidence.file } })
      toast('done', t('money.transactionEntered'))
      await navigate({ to: '/admin/transactions/$id', params: { id } })
    },
  })
  const currency = payment?.currency ?? entryCurrency

  const typeAmount = (written: string) => {
    setAmount(written)
    form.setFieldValue('amount_minor', minorAmount(written))
  }
  const choosePayment = (chosen: Refundable | null) => {
    setPayment(chosen)
    form.setFieldValue('refunds_id', chosen?.id ?? null)
    // What is left of it is what most refunds give back.
    if (chosen) typeAmount(typedAmount(chosen.amount_minor))
    setOwnTax(chosen && typedAmount(chosen.tax_minor))
  }
  const chooseKind = (chosen: string) => {
    if (!isKind(chosen)) return
    setKind(chosen)
    form.setFieldValue('kind', chosen)
    if (chosen !== 'refund' && payment) choosePayment(null)
  }

  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('money.enter')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={() => isUnsaved() || (!sending && evidence.file !== null)} />
      <FormSection title={t('money.entryWhat')} hint={t(`money.entryHint.${kind}`)}>
        <ChoiceField
          label={t('money.entryKind')}
          choices={enteredKinds.map((value) => ({ value, label: t(`money.entry.${value}`) }))}
          placeholder={t('form.choose')}
          value={kind}
          error={form.errors.kind}
          data-path="kind"
          size="md"
          onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
        />
        <LookupField
          label={t('money.company')}
          source={companiesLike}
          chosen={company}
          error={form.errors.group_id}
          data-path="group_id"
          onChoose={(choice) => {
            setCompany(choice)
            if (payment) choosePayment(null)
            form.setFieldValue('group_id', choice?.value ?? null)
          }}
        />
        {kind === 'refund' && company && defaults && defaults.refundable.length > 0 && (
          <PaymentChoice
            key={company.value}
            payments={defaults.refundable}
            error={form.errors.refunds_id}
            onChoose={choosePayment}
          />
        )}
        <TextInput
          key={form.key('title')}
          {...form.getInputProps('title')}
          label={t('money.entryTitle')}
          description={t('money.entryTitleHint')}
          size="md"
        />
      </FormSection>
      <FormSection title={t('money.payment')} {...(kind !== 'service' && { hint: t('money.amountPositive') })}>
        <FormRow>
          <TextInput
            label={t('money.amountIn', { currency })}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={form.errors.amount_minor}
            data-path="amount_minor"
            size="md"
            onChange={({ currentTarget }) => typeAmount(currentTarget.value)}
          />
          <TextInput
            label={t('money.taxIn', { currency })}
            description={
              defaults &&
              t('money.taxProposed', {
                rate: writtenRate(defaults.tax_rate),
                country: new Intl.DisplayNames([language], { type: 'region' }).of(defaults.country) ?? defaults.country,
              })
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            value={tax}
            error={form.errors.tax_minor}
            data-path="tax_minor"
            size="md"
            onChange={({ currentTarget }) => setOwnTax(currentTarget.value)}
          />
        </FormRow>
        <Total amount={minorAmount(amount)} tax={minorAmount(tax)} kind={kind} currency={currency} />
        <FormRow>
          <ChoiceField
            key={form.key('method')}
            {...form.getInputProps('method')}
            label={t('money.method')}
            choices={manualMethods.map((value) => ({ value, label: t(`money.method.${value}`) }))}
            placeholder={t('form.choose')}
            size="md"
          />
          <TextInput
            key={form.key('paid_on')}
            {...form.getInputProps('paid_on')}
            label={t('money.paidOn')}
            type="date"
            max={today}
            size="md"
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
      </FormSection>
      <FormSection title={t('money.forStaff')} hint={t('money.forStaffHint')}>
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
        <Textarea
          key={form.key('note')}
          {...form.getInputProps('note')}
          label={t('money.note')}
          autosize
          minRows={2}
          maxRows={8}
          size="md"
        />
        <EvidenceField stored={null} wish={evidence} error={form.errors.evidence} onWish={setEvidence} />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
    </FormCard>
  )
}

/** Enters what a company has paid besides its plans, or what it was given back. */
export function TransactionCreatePage() {
  const t = useT()
  return (
    <ShellPage
      name="admin.transactions.create"
      title={t('money.newTransaction')}
      lead={t('money.newTransactionLead')}
      above={<Link to="/admin/transactions">{t('transactions.title')}</Link>}
    >
      <TransactionForm />
    </ShellPage>
  )
}
