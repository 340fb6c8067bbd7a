import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { orderStates } from '@catchpitch/contract/orders/orders'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatAmount } from '../../../ui/money.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { OrderMarks } from './order-marks.tsx'
import { type Order, ordersGrammar, ordersQuery } from './orders-list.ts'

function useColumns(): readonly ListColumn<Order>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'product', title: t('money.product'), fixed: true, cell: ({ product_name }) => product_name },
    { key: 'reference', title: t('money.reference'), cell: ({ transaction_id }) => transaction_id },
    {
      key: 'amount',
      title: t('money.amount'),
      align: 'end',
      narrow: true,
      cell: ({ amount_minor, tax_minor, currency }) => formatAmount(amount_minor + tax_minor, currency, language),
    },
    {
      key: 'method',
      title: t('money.method'),
      narrow: true,
      cell: ({ payment_method }) => t(`money.method.${payment_method}`),
    },
    { key: 'status', title: t('money.status'), narrow: true, cell: (order) => <OrderMarks order={order} /> },
    {
      key: 'purchased',
      title: t('money.purchased'),
      narrow: true,
      order: 'purchased_at',
      cell: ({ purchased_at }) => formatDay(new Date(purchased_at), language),
    },
  ]
}

function Orders({ company }: { company: Company }) {
  const t = useT()
  const list = useList(ordersGrammar, ordersQuery(company.id))
  return (
    <EntityTable
      name="orders"
      title={t('orders.title')}
      list={list}
      columns={useColumns()}
      nameOf={({ product_name }) => product_name}
      renderLink={({ id }, name) => (
        <Link to="/surveys/orders/detail" search={{ id }}>
          {name}
        </Link>
      )}
      keywordLabel={t('money.searchTransactions')}
      filters={[
        {
          name: 'status',
          label: t('money.status'),
          all: t('money.allStatuses'),
          choices: orderStates.map((value) => ({ value, label: t(`money.order.${value}`) })),
        },
      ]}
      empty={
        <EmptyList of="orders">
          <Button renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>{t('plan.see')}</Button>
        </EmptyList>
      }
    />
  )
}

/** What the company has ordered, and how it was paid. */
export function OrdersPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <ShellPage
      name="surveys.orders"
      title={t('orders.title')}
      lead={t('billing.ordersLead')}
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/surveys/invoices" />}>
          {t('invoices.title')}
        </Button>
      }
    >
      {company && <Orders company={company} />}
    </ShellPage>
  )
}
