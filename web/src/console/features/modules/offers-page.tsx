import { moduleKindCodeOf, offerTypes } from '@catchpitch/contract/modules/module-kind'
import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { pageQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { useKindChoices } from './kind-choices.ts'
import classes from './offers-page.module.css'
import { TemplatesTabs } from './templates-tabs.tsx'

type Offer = Reply<'GET /my-surveys/templates'>[number]

const offersGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name'],
  filters: ['type', 'kind'],
}

function useColumns(): readonly ListColumn<Offer>[] {
  const language = useLanguage()
  const t = useT()
  return [
    {
      key: 'name',
      title: t('offers.name'),
      order: 'name',
      fixed: true,
      cell: ({ name, description }) => (
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.description}>{description}</span>
        </span>
      ),
    },
    { key: 'type', title: t('offers.type'), narrow: true, cell: ({ type }) => t(`offers.${type}`) },
    {
      key: 'kind',
      title: t('modules.kind'),
      optional: true,
      cell: ({ kind }) => t(`moduleKind.${moduleKindCodeOf(kind)}`),
    },
    { key: 'asks', title: t('offers.asks'), cell: ({ dimensions }) => dimensions.join(', ') },
    {
      key: 'situations',
      title: t('modules.situations'),
      narrow: true,
      align: 'end',
      cell: ({ situations }) => situations,
    },
    {
      key: 'time',
      title: t('offers.time'),
      narrow: true,
      cell: ({ situations }) => t('offers.minutes', minutesFor(situations, language)),
    },
  ]
}

/** What the company's next survey can begin from. */
export function OffersPage() {
  const t = useT()
  const { person } = signedInRoute.useRouteContext()
  const group_id = person.company?.id ?? ''
  const list = useList(offersGrammar, (query) =>
    pageQuery('GET /my-surveys/templates', { query: { group_id, ...query } }),
  )
  const columns = useColumns()
  const kinds = useKindChoices()
  return (
    <ShellPage name="surveys.templates" title={t('offers.title')} lead={t('offers.lead')}>
      <TemplatesTabs />
      <EntityTable
        name="templates"
        title={t('offers.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('offers.keyword')}
        filters={[
          {
            name: 'type',
            label: t('offers.type'),
            all: t('offers.allTypes'),
            choices: offerTypes.map((type) => ({ value: type, label: t(`offers.${type}`) })),
          },
          { name: 'kind', label: t('modules.kind'), all: t('modules.allKinds'), choices: kinds },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/surveys/templates/questions" search={{ id }}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="templates" />}
      />
    </ShellPage>
  )
}
