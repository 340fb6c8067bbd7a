import { dayOf, lastMomentBefore } from '@catchpitch/contract/dates'
import { activationForm, changedSubscriptionForm } from '@catchpitch/contract/subscriptions/subscription-form'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { ReplaceField, useOverlap } from './overlap.tsx'
import { StateBadge, useStretch } from './subscription-cells.tsx'
import { productsQuery, type Subscription, stalePaths, subscriptionQuery } from './subscriptions-list.ts'

type FormProps = { held: Subscription; onChanged: () => Promise<void> }

const lastDay = (ends_at: string) => dayOf(lastMomentBefore(ends_at))

function ActivateForm({ held, onChanged }: FormProps) {
  const t = useT()
  const activate = useWrite('POST /admin/subscriptions/{id}/activate', { stale: stalePaths })
  const { overlaps, onRefused } = useOverlap()
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: activationForm,
    initial: { reference: '', replace: false },
    besides: () => ({ version: held.version }),
    send: async (body) => {
      await activate.mutateAsync({ params: { id: held.id }, body })
      toast('done', t('money.activated'))
      await onChanged()
    },
    onRefused,
  })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <Button type="submit" loading={sending}>
          {t('money.activate')}
        </Button>
      }
    >
      <FormSection title={t('money.activate')} hint={t('money.activateHint')}>
        <TextInput
          key={form.key('reference')}
          {...form.getInputProps('reference')}
          label={t('money.reference')}
          description={t('money.referenceKeeps')}
          autoComplete="off"
          size="md"
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      {overlaps && <ReplaceField form={form} />}
    </FormCard>
  )
}

function EditForm({ held, onChanged }: FormProps) {
  const t = useT()
  const { data: products = [] } = useQuery(productsQuery)
  const { confirm, dialog } = useConfirm()
  const [version, setVersion] = useState(held.version)
  const update = useWrite('PUT /admin/subscriptions/{id}', { stale: stalePaths })
  const { overlaps, onRefused } = useOverlap()
  const isOffered = products.some(({ id }) => id === held.plan.id)
  const choices = [...(isOffered ? [] : [held.plan]), ...products].map(({ id, title }) => ({ value: id, label: title }))
  const initial: Record<string, unknown> = {
    plan_id: held.plan.id,
    starts_on: dayOf(new Date(held.starts_at)),
    ends_on: lastDay(held.ends_at),
    replace: false,
  }
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: changedSubscriptionForm,
    initial,
    besides: () => ({ version, cancelled: false }),
    send: async (body) => {
      await update.mutateAsync({ params: { id: held.id }, body })
      toast('done', t('done.saved'))
      await onChanged()
    },
    onRefused,
    onConflict: {
      takeTheirs: onChanged,
      keepMine: async () => {
        const { data } = await api('GET /admin/subscriptions/{id}', { params: { id: held.id } })
        setVersion(data.version)
      },
    },
  })
  const cancel = () =>
    confirm({
      title: t('money.cancelAsk', { plan: held.plan.title, company: held.group.name }),
      text: t('money.cancelText'),
      action: t('money.cancel'),
      tone: 'destructive',
      run: async () => {
        const body = changedSubscriptionForm.parse({ ...initial, version, cancelled: true })
        await update.mutateAsync({ params: { id: held.id }, body })
        toast('done', t('money.cancelled'))
        await onChanged()
      },
    })
  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" loading={sending}>
            {t('money.save')}
          </Button>
          <Button variant="default" onClick={cancel}>
            {t('money.cancel')}
          </Button>
        </>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('money.planAndTime')} hint={t('money.orderStays')}>
        <ChoiceField
          // Not before the plans are there: a select keeps only a value that it offers.
          key={`${form.key('plan_id')}:${products.length}`}
          {...form.getInputProps('plan_id')}
          label={t('money.plan')}
          choices={choices}
          placeholder={t('form.choose')}
          size="md"
        />
        <FormRow>
          <TextInput
            key={form.key('starts_on')}
            {...form.getInputProps('starts_on')}
            label={t('money.startsOn')}
            type="date"
            size="md"
          />
          <TextInput
            key={form.key('ends_on')}
            {...form.getInputProps('ends_on')}
            label={t('money.endsOn')}
            type="date"
            size="md"
          />
        </FormRow>
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
      {overlaps && <ReplaceField form={form} />}
      {dialog}
    </FormCard>
  )
}

/** One subscription: activate it, change it, cancel it. */
export function SubscriptionEditPage() {
  const t = useT()
  const stretchOf = useStretch()
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...subscriptionQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  const reload = async () => client.invalidateQueries(subscriptionQuery(id))
  return (
    <ShellPage
      name="admin.subscription.id.edit"
      title={data ? `${data.group.name}: ${data.plan.title}` : t('subscription.title')}
      {...(data && { lead: stretchOf(data) })}
      badge={data && <StateBadge state={data.state} />}
      above={<Link to="/admin/subscription">{t('subscription.title')}</Link>}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data?.can.activate && <ActivateForm key={`activate:${data.version}`} held={data} onChanged={reload} />}
      {data?.can.edit && <EditForm key={`edit:${data.version}`} held={data} onChanged={reload} />}
      {data && !data.can.edit && (
        <p>{t(data.state === 'cancelled' ? 'money.isCancelled' : 'error.subscription.card')}</p>
      )}
    </ShellPage>
  )
}
