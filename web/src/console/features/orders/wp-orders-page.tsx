import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { wpOrderStates } from '@catchpitch/contract/orders/wp-order'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { WpActivation } from './wp-activation.tsx'
import classes from './wp-orders.module.css'
import { knownStatus, shopName, type WpOrder, wpOrdersGrammar, wpOrdersQuery, wpStoresQuery } from './wp-orders-list.ts'

function Company({ order: { group } }: { order: WpOrder }) {
  if (!group) return '–'
  return (
    <Link to="/admin/groups/$id" params={{ id: group.id }}>
      {group.name}
    </Link>
  )
}

function useColumns(): readonly ListColumn<WpOrder>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const statusOf = ({ status }: WpOrder) => {
    const known = knownStatus(status)
    return known ? t(`money.wpStatus.${known}`) : status
  }
  return [
    { key: 'number', title: t('money.wpNumber'), fixed: true, cell: ({ number }) => number },
    {
      key: 'state',
      title: t('money.state'),
      narrow: true,
      cell: (order) => (
        <span className={classes.two}>
          <span className={classes.state} data-state={order.state}>
            {t(`money.wp.${order.state}`)}
          </span>
          <small>{statusOf(order)}</small>
        </span>
      ),
    },
    {
      key: 'buyer',
      title: t('money.wpBuyer'),
      cell: ({ name, email }) => (
        <span className={classes.two} data-wide>
          <span>{name || '–'}</span>
          <small>{email}</small>
        </span>
      ),
    },
    {
      key: 'items',
      title: t('money.wpItems'),
      cell: ({ items }) => (
        <span className={classes.two} data-wide>
          {items.map(({ sku, quantity, name }) => (
            <span key={`${sku}:${name}`}>{t('money.wpItem', { count: quantity, name })}</span>
          ))}
          {items.length === 0 && '–'}
        </span>
      ),
    },
    {
      key: 'total',
      title: t('money.amount'),
      align: 'end',
      narrow: true,
      cell: ({ total_minor, currency }) => formatAmount(total_minor, currency, language),
    },
    { key: 'company', title: t('money.company'), cell: (order) => <Company order={order} /> },
    { key: 'shop', title: t('money.wpShop'), optional: true, cell: ({ store }) => shopName(store) },
    {
      key: 'modified',
      title: t('money.wpModified'),
      narrow: true,
      order: 'modified_at',
      cell: ({ modified_at }) => formatDay(new Date(modified_at), language),
    },
  ]
}

/** The orders of our shops. What was paid there waits here until staff give its company the plan. */
export function WpOrdersPage() {
  const t = useT()
  const list = useList(wpOrdersGrammar, wpOrdersQuery)
  const columns = useColumns()
  const { data: stores = [] } = useQuery(wpStoresQuery)
  const [activating, setActivating] = useState<WpOrder | null>(null)
  const [opened, setOpened] = useState(false)
  return (
    <ShellPage name="admin.wp-orders" title={t('wpOrders.title')} lead={t('money.wpLead')}>
      <EntityTable
        name="admin_wp_orders"
        title={t('wpOrders.title')}
        list={list}
        columns={columns}
        nameOf={({ number }) => number}
        keywordLabel={t('money.wpSearch')}
        filters={[
          {
            name: 'state',
            label: t('money.state'),
            all: t('money.allStates'),
            choices: wpOrderStates.map((value) => ({ value, label: t(`money.wp.${value}`) })),
          },
          {
            name: 'store',
            label: t('money.wpShop'),
            all: t('money.allShops'),
            choices: stores.map(({ store }) => ({ value: store, label: shopName(store) })),
          },
        ]}
        renderActions={(order) =>
          order.state === 'waiting' && (
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('money.wpActivateOf', { number: order.number })}
              onClick={() => {
                setActivating(order)
                setOpened(true)
              }}
            >
              {t('money.wpActivate')}
            </Button>
          )
        }
        empty={<EmptyState picture="orders" title={t('money.noWp')} text={t('money.noWpText')} />}
      />
      <WpActivation order={activating} opened={opened} onClose={() => setOpened(false)} />
    </ShellPage>
  )
}
