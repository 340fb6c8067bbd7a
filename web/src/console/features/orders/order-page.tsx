import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { OrderMarks } from './order-marks.tsx'
import { type OrderWithInvoice, orderQuery } from './orders-list.ts'
import { paidOn } from './paid-on.ts'

function OrderFacts({ order }: { order: OrderWithInvoice }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const money = (minor: number) => formatAmount(minor, order.currency, language)
  const day = (instant: Date) => formatDay(instant, language)
  return (
    <FactsGrid>
      <Facts
        title={t('order.what')}
        facts={[
          { label: t('money.product'), value: order.product_name },
          { label: t('money.plan'), value: order.plan_title ?? t('order.notBegun') },
          {
            label: t('money.kind'),
            value: order.subscription_name ? t(`money.kind.${order.subscription_name}`) : '–',
          },
          {
            label: t('money.time'),
            value:
              order.start_date && order.end_date
                ? t('money.fromTo', {
                    from: day(new Date(order.start_date)),
                    to: day(lastMomentBefore(order.end_date)),
                  })
                : '–',
          },
        ]}
      />
      <Facts
        title={t('money.payment')}
        facts={[
          { label: t('money.status'), value: <OrderMarks order={order} /> },
          { label: t('money.method'), value: t(`money.method.${order.payment_method}`) },
          { label: t('money.reference'), value: order.transaction_id },
          ...(order.invoice
            ? [
                {
                  label: t('order.invoice'),
                  value: (
                    <Link to="/surveys/invoices/detail" search={{ id: order.invoice.id }}>
                      {order.invoice.number}
                    </Link>
                  ),
                },
              ]
            : []),
          {
            label: t('money.purchased'),
            value: paidOn(order, language),
          },
          { label: t('money.amount'), value: money(order.amount_minor) },
          { label: t('money.tax'), value: money(order.tax_minor) },
          { label: t('order.total'), value: <strong>{money(order.amount_minor + order.tax_minor)}</strong> },
        ]}
      />
    </FactsGrid>
  )
}

function Body({ group_id, id }: { group_id: string; id: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(group_id, id))
  if (order) return <OrderFacts order={order} />
  return <NotYet error={error} onRetry={refetch} />
}

/** One order with all that is known of it. */
export function OrderPage() {
  const t = useT()
  const { id } = useSearch({ from: '/signed-in/surveys/orders/detail' })
  const { company } = usePerson()
  return (
    <ShellPage
      name="surveys.orders.detail"
      title={t('order.title')}
      above={<Link to="/surveys/orders">{t('orders.title')}</Link>}
    >
      {company && id !== undefined ? (
        <Body group_id={company.id} id={id} />
      ) : (
        <EmptyState picture="orders" title={t('order.none')} text={t('order.noneText')}>
          <Button renderRoot={(props) => <Link {...props} to="/surveys/orders" />}>{t('orders.title')}</Button>
        </EmptyState>
      )}
    </ShellPage>
  )
}
