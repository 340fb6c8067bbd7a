import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { planKinds } from '@catchpitch/contract/plans/plans'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatMoney } from '../../../ui/money.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { type PlanDetail, plansGrammar, plansQuery } from './plan-details-list.ts'

function useColumns(seesPrices: boolean): readonly ListColumn<PlanDetail>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const most = (limit: number | null) => (limit === null ? t('money.unlimited') : String(limit))
  const price = ({ price: shown, currency, period }: PlanDetail) => {
    if (!shown || shown.minor === null) return t('money.agreed')
    const amount = formatMoney(shown.minor, currency, language)
    return period === null ? amount : `${amount} ${t(`money.per.${period}`)}`
  }
  return [
    {
      key: 'title',
      title: t('money.plan'),
      fixed: true,
      order: 'title',
      cell: ({ title }) => title[language] || title.en,
    },
    { key: 'kind', title: t('money.kind'), narrow: true, cell: ({ kind }) => t(`money.kind.${kind}`) },
    ...(seesPrices
      ? [{ key: 'price', title: t('money.price'), narrow: true, align: 'end', cell: price } as const]
      : []),
    {
      key: 'surveys',
      title: t('money.surveys'),
      align: 'end',
      narrow: true,
      cell: ({ limits }) => most(limits.surveys),
    },
    {
      key: 'participants',
      title: t('money.participants'),
      align: 'end',
      narrow: true,
      cell: ({ limits }) => most(limits.participants),
    },
    { key: 'people', title: t('money.people'), align: 'end', narrow: true, cell: ({ limits }) => most(limits.people) },
    {
      key: 'state',
      title: t('money.state'),
      narrow: true,
      cell: ({ offered }) => t(offered ? 'money.offered' : 'money.withdrawn'),
    },
    {
      key: 'changed',
      title: t('money.changed'),
      narrow: true,
      optional: true,
      order: 'updated_at',
      cell: ({ updated_at }) => formatDay(new Date(updated_at), language),
    },
  ]
}

/** What companies can subscribe to. */
export function PlanDetailsPage() {
  const t = useT()
  const list = useList(plansGrammar, plansQuery)
  const seesPrices = may(usePerson(), 'plan.price')
  const columns = useColumns(seesPrices)
  const create = seesPrices && (
    <Button component={Link} to="/admin/plan-details/create">
      {t('money.newPlan')}
    </Button>
  )
  return (
    <ShellPage
      name="admin.plan-details"
      title={t('planDetails.title')}
      lead={t(seesPrices ? 'money.plansLead' : 'money.plansLeadNoPrice')}
      actions={create}
    >
      <EntityTable
        name="admin_plan_details"
        title={t('planDetails.title')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title.en}
        keywordLabel={t('money.searchPlans')}
        filters={[
          {
            name: 'kind',
            label: t('money.kind'),
            all: t('money.allKinds'),
            choices: planKinds.map((value) => ({ value, label: t(`money.kind.${value}`) })),
          },
          {
            name: 'state',
            label: t('money.state'),
            all: t('money.allStates'),
            choices: [
              { value: 'offered', label: t('money.offered') },
              { value: 'withdrawn', label: t('money.withdrawn') },
            ],
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/plan-details/$id/edit" params={{ id }}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="plans">{create}</EmptyList>}
      />
    </ShellPage>
  )
}
