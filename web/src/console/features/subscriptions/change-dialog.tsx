import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconArrowRight, IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import type { ApiError } from '../../../api/api-error.ts'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { formatAmount, formatMoney } from '../../../ui/money.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { NotYet } from '../../not-yet.tsx'
import { cardName } from '../../paying/card-name.ts'
import { usePortal } from '../../paying/use-portal.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './change-dialog.module.css'
import { Price } from './offers.tsx'
import { type HeldPlan, type Product, stalePaths } from './own-plan.ts'

type Preview = Reply<'POST /subscriptions/preview-change'>

/** Asked anew whenever the dialog opens: the amount goes by the second at which it was worked out. */
function usePreview(group_id: string, plan: string) {
  return useQuery({
    queryKey: ['/subscriptions/preview-change', { group_id, plan }],
    queryFn: async ({ signal }) =>
      (await api('POST /subscriptions/preview-change', { query: { group_id }, body: { plan } }, { signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

function Lines({ preview }: { preview: Preview }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { lines, tax_minor, total_minor, currency } = preview
  const money = (minor: number) => formatAmount(minor, currency, language)
  const days = (starts_at: string, ends_at: string) =>
    t('money.fromTo', {
      from: formatDay(new Date(starts_at), language),
      to: formatDay(lastMomentBefore(ends_at), language),
    })
  return (
    <dl className={classes.lines}>
      {lines.map(({ kind, title, starts_at, ends_at, amount_minor }) => (
        <div key={`${kind} ${title} ${starts_at}`}>
          <dt>
            {kind === 'unused' ? t('change.unused', { plan: title }) : title}
            <small>{days(starts_at, ends_at)}</small>
          </dt>
          <dd>{money(amount_minor)}</dd>
        </div>
      ))}
      {tax_minor !== 0 && (
        <div>
          <dt>{t('change.tax')}</dt>
          <dd>{money(tax_minor)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>{t(total_minor < 0 ? 'change.credit' : 'change.today')}</dt>
        <dd>{money(Math.abs(total_minor))}</dd>
      </div>
    </dl>
  )
}

type ConfirmProps = {
  group_id: string
  from: HeldPlan
  product: Product
  preview: Preview
  /** Works the amount out again. */
  onRecount: () => Promise<unknown>
  onClose: () => void
}

function Confirm({ group_id, from, product, preview, onRecount, onClose }: ConfirmProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const portal = usePortal(group_id)
  const change = useWrite('POST /subscriptions/change', { stale: stalePaths })
  const { card, total_minor, currency, as_of, renews_at, renewal_minor } = preview
  const refused = (problem: ApiError) => {
    // What is shown must be what is charged, so the new amount comes with the words that it has changed.
    if (problem.is('payment.changed')) void onRecount()
  }
  const confirm = () =>
    change.mutate(
      { query: { group_id }, body: { plan: product.sku, as_of, total_minor } },
      {
        onError: refused,
        onSuccess: ({ plan, ends_at }) => {
          const day = formatDay(lastMomentBefore(ends_at), language)
          toast('done', t('change.done', { plan: plan.title, day }))
          onClose()
        },
      },
    )
  const pays = total_minor > 0
  return (
    <>
      <div className={classes.plans}>
        <p>
          <span>{from.plan.title}</span>
          {from.price && (
            <strong>
              {formatMoney(from.price.minor, from.price.currency, language)}{' '}
              {from.price.period && t(`money.per.${from.price.period}`)}
            </strong>
          )}
        </p>
        <IconArrowRight size={20} aria-hidden />
        <p data-new>
          <span>{product.title}</span>
          <span className={classes.newPrice}>
            <Price product={product} />
          </span>
        </p>
      </div>
      <Lines preview={preview} />
      <p className={classes.card}>
        <IconCreditCard size={20} aria-hidden />
        <span>{card ? cardName(t, card) : t('change.noCard')}</span>
        <button type="button" className={classes.linkButton} disabled={portal.busy} onClick={portal.open}>
          {t(card ? 'change.card' : 'change.addCard')}
        </button>
      </p>
      <p className={classes.hint}>
        {t('change.renews', {
          day: formatDay(new Date(renews_at), language),
          amount: formatMoney(renewal_minor, currency, language),
        })}
      </p>
      <FormAlert>{change.error?.message ?? portal.problem}</FormAlert>
      <div className={classes.actions}>
        <Button variant="default" disabled={change.isPending} onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button loading={change.isPending} disabled={pays && !card} onClick={confirm}>
          {pays ? t('change.pay', { amount: formatAmount(total_minor, currency, language) }) : t('change.confirm')}
        </Button>
      </div>
    </>
  )
}

type ChangeProps = { group_id: string; from: HeldPlan; product: Product; onClose: () => void }

function Change(props: ChangeProps) {
  const t = useT()
  const { data, error, refetch } = usePreview(props.group_id, props.product.sku)
  if (!data) {
    return (
      <div role="status" aria-label={t('change.checking')}>
        <NotYet shape="lines" error={error} onRetry={refetch} />
      </div>
    )
  }
  return <Confirm {...props} preview={data} onRecount={refetch} />
}

/** What a change of plans costs today, before it is confirmed; the amount on the button is the one that is charged. */
export function ChangeDialog({ opened, product, ...props }: ChangeProps & { opened: boolean }) {
  const t = useT()
  return (
    <ModalDialog
      centered
      size={480}
      opened={opened}
      onClose={props.onClose}
      title={t('change.title', { plan: product.title })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <div className={classes.dialog}>
        <Change {...props} product={product} />
      </div>
    </ModalDialog>
  )
}
