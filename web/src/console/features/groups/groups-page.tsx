import { formatDay } from '@catchpitch/contract/dates'
import { businessSize } from '@catchpitch/contract/groups/business-size'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { useOptions } from '../../form/choices.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import type { ListedGroup } from './group-record.ts'
import { GroupState } from './group-state.tsx'
import { sizeNames } from './group-words.ts'
import { groupsGrammar, groupsQuery } from './groups-list.ts'

function useColumns(): readonly ListColumn<ListedGroup>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'name', title: t('groups.name'), fixed: true, order: 'name', cell: ({ name }) => name },
    {
      key: 'registration',
      title: t('groups.registration'),
      optional: true,
      cell: (group) => group.registration_number,
    },
    { key: 'industry', title: t('groups.industry'), cell: ({ industry }) => industry?.name },
    {
      key: 'size',
      title: t('groups.size'),
      narrow: true,
      cell: ({ business_size }) => business_size && t(sizeNames[business_size]),
    },
    { key: 'people', title: t('groups.people'), align: 'end', narrow: true, cell: ({ people }) => people },
    { key: 'surveys', title: t('groups.surveys'), align: 'end', narrow: true, cell: ({ surveys }) => surveys },
    { key: 'plan', title: t('groups.plan'), cell: ({ plan }) => plan?.title ?? t('groups.noPlan') },
    { key: 'state', title: t('groups.state'), narrow: true, cell: (group) => <GroupState group={group} /> },
    {
      key: 'created',
      title: t('groups.created'),
      narrow: true,
      order: 'created_at',
      cell: ({ created_at }) => formatDay(new Date(created_at), language),
    },
  ]
}

/** Every company, for staff who look after them. */
export function GroupsPage() {
  const t = useT()
  const list = useList(groupsGrammar, groupsQuery)
  const columns = useColumns()
  const industries = useOptions('industry')
  const add = <Button renderRoot={(props) => <Link {...props} to="/admin/groups/create" />}>{t('groups.add')}</Button>
  return (
    <ShellPage name="admin.groups" title={t('groups.title')} lead={t('groups.lead')} actions={add}>
      <EntityTable
        name="admin_groups"
        title={t('groups.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('groups.keyword')}
        filters={[
          { name: 'industry', label: t('groups.industry'), all: t('groups.allIndustries'), choices: industries },
          {
            name: 'business_size',
            label: t('groups.size'),
            all: t('groups.allSizes'),
            choices: Object.values(businessSize).map((size) => ({ value: String(size), label: t(sizeNames[size]) })),
          },
          {
            name: 'suspended',
            label: t('groups.state'),
            all: t('groups.anyState'),
            choices: [
              { value: 'no', label: t('groups.active') },
              { value: 'yes', label: t('groups.suspended') },
            ],
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/admin/groups/$id" params={{ id }}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="groups">{add}</EmptyList>}
      />
    </ShellPage>
  )
}
