import { noTexts } from '@catchpitch/contract/fields/texts'
import { changedPlanForm, newPlanForm } from '@catchpitch/contract/plans/plan-form'
import { planKinds, planPeriods } from '@catchpitch/contract/plans/plans'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { minorAmount, typedAmount } from '../../form/minor-amount.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { wholeNumber } from '../../form/whole-number.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import type { PlanDetail } from './plan-details-list.ts'
import classes from './plan-form.module.css'

const limitNames = ['surveys', 'participants', 'people'] as const

const fresh = {
  title: noTexts,
  description: noTexts,
  kind: 'default',
  period: 'month',
  limits: { surveys: null, participants: null, people: null },
  offered: true,
} as const

/** What stands in the fields at first; the short name only while it can still be given. */
function valuesOf(plan: PlanDetail | undefined, setsPrice: boolean): Record<string, unknown> {
  const { title, description, kind, period, limits, offered } = plan ?? fresh
  const values = { title, description, kind, period, limits, offered, ...(!plan && { sku: '' }) }
  return setsPrice ? { ...values, price_minor: plan?.price?.minor ?? null } : values
}

type PlanFormProps = {
  /** Left out: a new one. */
  plan?: PlanDetail
  /** Called when somebody wants to see what was saved meanwhile. */
  onTheirs?: () => Promise<void>
}

/** A plan: what it is called, what it costs, what it allows. The price is there for whoever may set it. */
export function PlanForm({ plan, onTheirs }: PlanFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const setsPrice = may(usePerson(), 'plan.price')
  const [version, setVersion] = useState(plan?.version ?? 0)
  const create = useWrite('POST /admin/plan-details', { stale: ['/admin/plan-details'] })
  const update = useWrite('PUT /admin/plan-details/{id}', {
    stale: ['/admin/plan-details', '/admin/plan-details/{id}', '/admin/subscriptions/products'],
  })
  const { period, limits } = plan ?? fresh

  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: plan ? changedPlanForm : newPlanForm,
    initial: valuesOf(plan, setsPrice),
    besides: (): Record<string, unknown> => (plan ? { version } : {}),
    send: async (body) => {
      if (plan && 'version' in body) await update.mutateAsync({ params: { id: plan.id }, body })
      else if ('sku' in body) await create.mutateAsync({ body })
      toast('done', t('done.saved'))
      await navigate({ to: '/admin/plan-details' })
    },
    onConflict: {
      takeTheirs: async () => onTheirs?.(),
      keepMine: async () => {
        if (!plan) return
        const { data } = await api('GET /admin/plan-details/{id}', { params: { id: plan.id } })
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
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('money.what')}>
        <TextsField form={form} name="title" label={t('money.planTitle')} />
        <TextsField form={form} name="description" label={t('money.description')} lines={2} />
        <FormRow>
          <ChoiceField
            key={form.key('kind')}
            {...form.getInputProps('kind')}
            label={t('money.kind')}
            choices={planKinds.map((value) => ({ value, label: t(`money.kind.${value}`) }))}
            placeholder={t('form.choose')}
            size="md"
          />
          {!plan && (
            <TextInput
              key={form.key('sku')}
              {...form.getInputProps('sku')}
              label={t('money.sku')}
              description={t('money.skuHint')}
              autoComplete="off"
              spellCheck={false}
              size="md"
            />
          )}
        </FormRow>
      </FormSection>
      <FormSection title={t('money.price')} hint={t(setsPrice ? 'money.priceHint' : 'money.priceHidden')}>
        <FormRow>
          {setsPrice && (
            <TextInput
              label={t('money.priceIn', { currency: plan?.currency ?? 'MYR' })}
              description={t('money.priceEmpty')}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typedAmount(plan?.price?.minor ?? null)}
              error={form.errors.price_minor}
              data-path="price_minor"
              size="md"
              onChange={({ currentTarget }) => form.setFieldValue('price_minor', minorAmount(currentTarget.value))}
            />
          )}
          <ChoiceField
            label={t('money.period')}
            choices={planPeriods.map((value) => ({ value, label: t(`money.period.${value}`) }))}
            placeholder={t('money.period.none')}
            defaultValue={period ?? ''}
            error={form.errors.period}
            data-path="period"
            size="md"
            onChange={({ currentTarget }) => form.setFieldValue('period', currentTarget.value || null)}
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('money.limits')} hint={t('money.limitsHint')}>
        <div className={classes.limits}>
          {limitNames.map((name) => (
            <TextInput
              key={name}
              label={t(`money.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={limits[name] === null ? '' : String(limits[name])}
              error={form.errors[`limits.${name}`]}
              data-path={`limits.${name}`}
              size="md"
              onChange={({ currentTarget }) => form.setFieldValue(`limits.${name}`, wholeNumber(currentTarget.value))}
            />
          ))}
        </div>
        <Checkbox
          key={form.key('offered')}
          {...form.getInputProps('offered', { type: 'checkbox' })}
          label={t('money.isOffered')}
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}
