import { wpActivationForm } from '@catchpitch/contract/orders/wp-activation-form'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './wp-activation.module.css'
import { isPaid, knownStatus, stalePaths, type WpOrder } from './wp-orders-list.ts'

const productsQuery = readQuery('GET /admin/subscriptions/products', {})

type ActivationProps = { order: WpOrder; onDone: () => void }

function ActivationForm({ order, onDone }: ActivationProps) {
  const t = useT()
  const suggested = order.suggested_group
  const [company, setCompany] = useState<Choice | null>(
    suggested ? { value: suggested.id, label: suggested.name } : null,
  )
  const [overlaps, setOverlaps] = useState(false)
  const { data: products = [] } = useQuery(productsQuery)
  const activate = useWrite('POST /admin/wp-orders/{id}/activate', { stale: stalePaths })
  const initial: Record<string, unknown> = {
    group_id: suggested?.id ?? null,
    plan_id: order.plan?.id ?? '',
    replace: false,
  }
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: wpActivationForm,
    initial,
    send: async (body) => {
      await activate.mutateAsync({ params: { id: order.id }, body })
      toast('done', t('money.wpActivated'))
      onDone()
    },
    onRefused: (refusal) => setOverlaps(refusal.is('subscription.overlap')),
  })
  // One that lasts as agreed is given on the page where somebody says how long.
  const offered = products.filter(({ period, kind }) => period !== null || kind === 'add_on')
  const known = knownStatus(order.status)
  const isSuggested = company !== null && company.value === suggested?.id
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <ul className={classes.items}>
        {order.items.map(({ sku, name, quantity }) => (
          <li key={`${sku}:${name}`}>
            {t('money.wpItem', { count: quantity, name })} {sku && <code>{sku}</code>}
          </li>
        ))}
      </ul>
      {!isPaid(order.status) && (
        <p className={classes.caution}>
          {t('money.wpUnpaid', { status: known ? t(`money.wpStatus.${known}`) : order.status })}
        </p>
      )}
      <div>
        <LookupField
          label={t('money.company')}
          source={companiesLike}
          chosen={company}
          error={form.errors.group_id}
          data-path="group_id"
          onChoose={(choice) => {
            setCompany(choice)
            setOverlaps(false)
            form.setFieldValue('group_id', choice?.value ?? null)
          }}
        />
        {isSuggested && <p className={classes.hint}>{t('money.wpSuggested')}</p>}
        {!suggested && <p className={classes.hint}>{t('money.wpNoCompany')}</p>}
      </div>
      <ChoiceField
        // Not before the plans are there: a select keeps only a value that it offers.
        key={`${form.key('plan_id')}:${products.length}`}
        {...form.getInputProps('plan_id')}
        label={t('money.plan')}
        description={order.plan ? undefined : t('money.wpNoPlan')}
        choices={offered.map(({ id, title, kind }) => ({ value: id, label: `${title} (${t(`money.kind.${kind}`)})` }))}
        placeholder={t('form.choose')}
        size="md"
      />
      <FormAlert>{alert}</FormAlert>
      {overlaps && (
        <Checkbox
          key={form.key('replace')}
          {...form.getInputProps('replace', { type: 'checkbox' })}
          label={t('money.replace')}
          description={t('money.replaceHint')}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" disabled={sending} onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={sending}>
          {t('money.wpActivate')}
        </Button>
      </div>
    </form>
  )
}

type DialogProps = { order: WpOrder | null; opened: boolean; onClose: () => void }

/** Which company gets the plan that was bought in the shop. */
export function WpActivation({ order, opened, onClose }: DialogProps) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={onClose}
      title={order && t('money.wpActivateOf', { number: order.number })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {order && <ActivationForm key={order.id} order={order} onDone={onClose} />}
    </ModalDialog>
  )
}
