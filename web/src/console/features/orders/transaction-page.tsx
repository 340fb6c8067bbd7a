import { dayOf, formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { changedTransactionForm } from '@catchpitch/contract/orders/transaction-form'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { transactionTypesLike } from '../../list/lookups.ts'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { EvidenceField, noWish } from './evidence-field.tsx'
import { OrderState } from './order-state.tsx'
import { paidOn } from './paid-on.ts'
import classes from './transaction-form.module.css'
import { TransactionMark } from './transaction-mark.tsx'
import { stalePaths, type Transaction, transactionQuery } from './transactions-list.ts'

type Related = NonNullable<Transaction['reverses']>

function RelatedLink({ entry: { id, transaction_id } }: { entry: Related }) {
  return (
    <Link to="/admin/transactions/$id" params={{ id }}>
      {transaction_id}
    </Link>
  )
}

function TransactionFacts({ entry }: { entry: Transaction }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const money = (minor: number) => formatAmount(minor, entry.currency, language)
  const day = (instant: Date) => formatDay(instant, language)
  const { start_date, end_date, reverses, reversed_by, refunds, subscription_id } = entry
  return (
    <FactsGrid>
      <Facts
        title={t('money.entryWhat')}
        facts={[
          {
            label: t('money.company'),
            value: (
              <Link to="/admin/groups/$id" params={{ id: entry.group.id }}>
                {entry.group.name}
              </Link>
            ),
          },
          { label: t('money.entryTitle'), value: entry.product_name },
          ...(start_date && end_date
            ? [
                {
                  label: t('money.time'),
                  value: t('money.fromTo', { from: day(new Date(start_date)), to: day(lastMomentBefore(end_date)) }),
                },
              ]
            : []),
          ...(subscription_id
            ? [
                {
                  label: t('money.plan'),
                  value: (
                    <Link to="/admin/subscription/$id/edit" params={{ id: subscription_id }}>
                      {t('money.toSubscription')}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(refunds ? [{ label: t('money.refundOf'), value: <RelatedLink entry={refunds} /> }] : []),
          ...(reverses ? [{ label: t('money.reverses'), value: <RelatedLink entry={reverses} /> }] : []),
          ...(reversed_by ? [{ label: t('money.reversedBy'), value: <RelatedLink entry={reversed_by} /> }] : []),
          { label: t('money.enteredBy'), value: entry.entered_by?.full_name ?? '–' },
        ]}
      />
      <Facts
        title={t('money.payment')}
        facts={[
          { label: t('money.status'), value: <OrderState status={entry.status} /> },
          { label: t('money.method'), value: t(`money.method.${entry.payment_method}`) },
          { label: t('money.reference'), value: entry.transaction_id },
          { label: t('money.purchased'), value: paidOn(entry, language) },
          { label: t('money.amount'), value: money(entry.amount_minor) },
          { label: t('money.tax'), value: money(entry.tax_minor) },
          { label: t('money.total'), value: <strong>{money(entry.amount_minor + entry.tax_minor)}</strong> },
        ]}
      />
    </FactsGrid>
  )
}

type EditProps = { entry: Transaction; onChanged: () => Promise<void> }

function EditForm({ entry, onChanged }: EditProps) {
  const t = useT()
  const { data: types = [] } = useQuery(transactionTypesLike(''))
  const [version, setVersion] = useState(entry.version)
  const [evidence, setEvidence] = useState(noWish)
  const update = useWrite('PUT /admin/transactions/{id}', { stale: stalePaths })
  const [today] = useState(() => dayOf(new Date()))
  const facts = {
    title: entry.product_name,
    reference: entry.transaction_id,
    paid_on: dayOf(new Date(entry.purchased_at)),
  }
  const said = { note: entry.note, type_id: entry.type?.id ?? '' }
  // One that is no longer offered may be kept.
  const isOffered = entry.type === null || types.some(({ value }) => value === entry.type?.id)
  const choices =
    isOffered || entry.type === null ? types : [{ value: entry.type.id, label: entry.type.name }, ...types]
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: changedTransactionForm,
    initial: { ...facts, ...said },
    besides: () => ({ version, remove_evidence: evidence.remove }),
    send: async (body) => {
      await update.mutateAsync({ params: { id: entry.id }, body, files: { evidence: evidence.file } })
      toast('done', t('done.saved'))
      await onChanged()
    },
    onConflict: {
      takeTheirs: onChanged,
      keepMine: async () => {
        const { data } = await api('GET /admin/transactions/{id}', { params: { id: entry.id } })
        setVersion(data.version)
      },
    },
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('money.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={() => isUnsaved() || (!sending && (evidence.file !== null || evidence.remove))} />
      <FormSection
        title={t('money.changeEntry')}
        hint={t(entry.can.edit ? 'money.changeEntryHint' : 'money.changeOrderHint')}
      >
        {entry.can.edit && (
          <>
            <TextInput
              key={form.key('title')}
              {...form.getInputProps('title')}
              label={t('money.entryTitle')}
              description={t('money.entryTitleHint')}
              size="md"
            />
            <FormRow>
              <TextInput
                key={form.key('reference')}
                {...form.getInputProps('reference')}
                label={t('money.reference')}
                autoComplete="off"
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
          </>
        )}
        <ChoiceField
          // Not before the types are there: a select keeps only a value that it offers.
          key={`${form.key('type_id')}:${types.length}`}
          {...form.getInputProps('type_id')}
          label={t('money.type')}
          choices={choices}
          placeholder={t('money.noType')}
          size="md"
        />
        <Textarea
          key={form.key('note')}
          {...form.getInputProps('note')}
          label={t('money.note')}
          description={t('money.forStaffHint')}
          autosize
          minRows={2}
          maxRows={8}
          size="md"
        />
        <EvidenceField stored={entry.evidence} wish={evidence} error={form.errors.evidence} onWish={setEvidence} />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

function ReverseButton({ entry }: { entry: Transaction }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { confirm, dialog } = useConfirm()
  const reverse = useWrite('DELETE /admin/transactions/{id}', { stale: stalePaths })
  const ask = () =>
    confirm({
      title: t('money.reverseAsk', { title: entry.product_name, company: entry.group.name }),
      text: (
        <>
          <p>
            {t('money.reverseText', {
              amount: formatAmount(0 - entry.amount_minor - entry.tax_minor, entry.currency, language),
            })}
          </p>
          {entry.subscription_id && <p>{t('money.reversePlan')}</p>}
        </>
      ),
      action: t('money.reverse'),
      tone: 'destructive',
      run: async () => {
        await reverse.mutateAsync({ params: { id: entry.id } })
        toast('done', t('money.reverseDone'))
      },
    })
  return (
    <>
      <Button variant="default" onClick={ask}>
        {t('money.reverse')}
      </Button>
      {dialog}
    </>
  )
}

/** One entry of money: what it is, what is said about it, and the way to take it back. */
export function TransactionPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  // The address of the file ends after a minute, so what was read before is read anew.
  const { data, error, refetch } = useQuery({ ...transactionQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  const reload = async () => client.invalidateQueries(transactionQuery(id))
  return (
    <ShellPage
      name="admin.transactions.id"
      title={data ? data.product_name : t('money.transaction')}
      {...(data && { lead: data.group.name, badge: <TransactionMark {...data} /> })}
      above={<Link to="/admin/transactions">{t('transactions.title')}</Link>}
      actions={data?.can.reverse && <ReverseButton entry={data} />}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data && (
        <div className={classes.record}>
          <TransactionFacts entry={data} />
          <EditForm key={`${data.id}:${data.version}`} entry={data} onChanged={reload} />
        </div>
      )}
    </ShellPage>
  )
}
