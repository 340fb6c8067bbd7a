import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { paymentMethods } from '@catchpitch/contract/orders/orders'
import { subscriptionStatuses } from '@catchpitch/contract/plans/plans'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { StateBadge, useStretch } from './subscription-cells.tsx'
import { productsQuery, type Subscription, subscriptionsGrammar, subscriptionsQuery } from './subscriptions-list.ts'

function useColumns(): readonly ListColumn<Subscription>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const stretchOf = useStretch()
  return [
    { key: 'company', title: t('money.company'), fixed: true, cell: ({ group }) => group.name },
    { key: 'plan', title: t('money.plan'), cell: ({ plan }) => plan.title },
    { key: 'state', title: t('money.state'), narrow: true, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'time', title: t('money.time'), narrow: true, order: 'ends_at', cell: stretchOf },
    {
      key: 'method',
      title: t('money.method'),
      narrow: true,
      cell: ({ method }) => (method === null ? t('money.notPaidFor') : t(`money.method.${method}`)),
    },
    {
      key: 'created',
      title: t('money.entered'),
      narrow: true,
      order: 'created_at',
      cell: ({ created_at }) => formatDay(new Date(created_at), language),
    },
  ]
}

/** The plans that companies have, had or will have. */
export function SubscriptionsPage() {
  const t = useT()
  const list = useList(subscriptionsGrammar, subscriptionsQuery)
  const columns = useColumns()
  const { data: products = [] } = useQuery(productsQuery)
  const add = (
    <Button component={Link} to="/admin/subscription/create">
      {t('money.give')}
    </Button>
  )
  return (
    <ShellPage
      name="admin.subscription"
      title={t('subscription.title')}
      lead={t('money.subscriptionsLead')}
      actions={add}
    >
      <EntityTable
        name="admin_subscriptions"
        title={t('subscription.title')}
        list={list}
        columns={columns}
        nameOf={({ group, plan }) => `${group.name}, ${plan.title}`}
        keywordLabel={t('money.searchCompany')}
        filters={[
          {
            name: 'group',
            label: t('money.company'),
            all: t('money.allCompanies'),
            choices: companiesLike,
            nameOf: (id) => list.rows?.find(({ group }) => group.id === id)?.group.name,
          },
          {
            name: 'plan',
            label: t('money.plan'),
            all: t('money.allPlans'),
            choices: products.map(({ id, title }) => ({ value: id, label: title })),
            nameOf: (id) => list.rows?.find(({ plan }) => plan.id === id)?.plan.title,
          },
          {
            name: 'status',
            label: t('money.status'),
            all: t('money.allStatuses'),
            choices: subscriptionStatuses.map((value) => ({ value, label: t(`money.status.${value}`) })),
          },
          {
            name: 'method',
            label: t('money.method'),
            all: t('money.allMethods'),
            choices: paymentMethods.map((value) => ({ value, label: t(`money.method.${value}`) })),
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/subscription/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="plans">{add}</EmptyList>}
      />
    </ShellPage>
  )
}
