import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { orderStates, paymentMethods, transactionKinds } from '@catchpitch/contract/orders/orders'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike, transactionTypesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { OrderState } from './order-state.tsx'
import { TransactionMark } from './transaction-mark.tsx'
import { type ListedTransaction, transactionsGrammar, transactionsQuery } from './transactions-list.ts'

function useColumns(): readonly ListColumn<ListedTransaction>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'reference', title: t('money.reference'), fixed: true, cell: ({ transaction_id }) => transaction_id },
    { key: 'company', title: t('money.company'), cell: ({ group }) => group.name },
    { key: 'product', title: t('money.product'), cell: ({ product_name }) => product_name },
    {
      key: 'kind',
      title: t('money.entryKind'),
      narrow: true,
      cell: (entry) => <TransactionMark {...entry} />,
    },
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
    { key: 'status', title: t('money.status'), narrow: true, cell: ({ status }) => <OrderState status={status} /> },
    { key: 'type', title: t('money.type'), optional: true, cell: ({ type }) => type?.name ?? '–' },
    {
      key: 'by',
      title: t('money.enteredBy'),
      optional: true,
      cell: ({ entered_by }) => entered_by?.full_name ?? '–',
    },
    {
      key: 'purchased',
      title: t('money.purchased'),
      narrow: true,
      order: 'purchased_at',
      cell: ({ purchased_at }) => formatDay(new Date(purchased_at), language),
    },
  ]
}

/** What companies ordered and how it was paid, over all of them. */
export function TransactionsPage() {
  const t = useT()
  const list = useList(transactionsGrammar, transactionsQuery)
  const columns = useColumns()
  const add = (
    <Button renderRoot={(props) => <Link {...props} to="/admin/transactions/create" />}>
      {t('money.newTransaction')}
    </Button>
  )
  return (
    <ShellPage
      name="admin.transactions"
      title={t('transactions.title')}
      lead={t('money.transactionsLead')}
      actions={add}
    >
      <EntityTable
        name="admin_transactions"
        title={t('transactions.title')}
        list={list}
        columns={columns}
        nameOf={({ transaction_id }) => transaction_id}
        renderLink={({ id }, name) => (
          <Link to="/admin/transactions/$id" params={{ id }}>
            {name}
          </Link>
        )}
        keywordLabel={t('money.searchTransactions')}
        filters={[
          {
            name: 'group',
            label: t('money.company'),
            all: t('money.allCompanies'),
            choices: companiesLike,
            nameOf: (id) => list.rows?.find(({ group }) => group.id === id)?.group.name,
          },
          {
            name: 'kind',
            label: t('money.entryKind'),
            all: t('money.allEntryKinds'),
            choices: transactionKinds.map((value) => ({ value, label: t(`money.entry.${value}`) })),
          },
          {
            name: 'status',
            label: t('money.status'),
            all: t('money.allStatuses'),
            choices: orderStates.map((value) => ({ value, label: t(`money.order.${value}`) })),
          },
          {
            name: 'method',
            label: t('money.method'),
            all: t('money.allMethods'),
            choices: paymentMethods.map((value) => ({ value, label: t(`money.method.${value}`) })),
          },
          {
            name: 'type',
            label: t('money.type'),
            all: t('money.allTypes'),
            choices: transactionTypesLike,
            nameOf: (id) => list.rows?.find(({ type }) => type?.id === id)?.type?.name,
          },
        ]}
        empty={
          <EmptyState picture="orders" title={t('money.nothingPaid')} text={t('money.nothingPaidText')}>
            {add}
          </EmptyState>
        }
      />
    </ShellPage>
  )
}
