import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { NotYet } from '../../not-yet.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { GroupDeeds } from './group-deeds.tsx'
import { GroupDepartments } from './group-departments.tsx'
import { GroupPeople } from './group-people.tsx'
import { type GroupRecord, groupQuery } from './group-record.ts'
import { GroupState } from './group-state.tsx'
import { GroupSummary } from './group-summary.tsx'
import { GroupSurveys } from './group-surveys.tsx'
import type { GroupTab } from './group-tabs.ts'

const tabs = [
  { key: undefined, label: 'groups.summary' },
  { key: 'people', label: 'groups.people' },
  { key: 'departments', label: 'groups.departments' },
  { key: 'surveys', label: 'groups.surveys' },
] as const

function View({ tab, group }: { tab: GroupTab | undefined; group: GroupRecord }) {
  switch (tab) {
    case 'people':
      return <GroupPeople id={group.id} />
    case 'departments':
      return <GroupDepartments group={group} />
    case 'surveys':
      return <GroupSurveys id={group.id} />
    case undefined:
      return <GroupSummary group={group} />
  }
}

/** One company: in figures, its people, its departments and its surveys. */
export function GroupPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { tab } = useSearch({ from: '/signed-in/admin/groups/$id' })
  const { data: group, error, refetch } = useQuery(groupQuery(id))
  return (
    <ShellPage
      name="admin.groups.id"
      title={group?.name ?? t('groups.title')}
      above={<Link to="/admin/groups">{t('groups.title')}</Link>}
      badge={group && <GroupState group={group} />}
      actions={group && <GroupDeeds group={group} />}
    >
      <Tabs label={t('groups.tabs')}>
        {tabs.map(({ key, label }) => (
          <Link
            key={label}
            to="/admin/groups/$id"
            params={{ id }}
            search={{ tab: key }}
            activeProps={{ 'aria-current': undefined }}
            className={tabClass}
            aria-current={tab === key ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {!group && <NotYet error={error} onRetry={refetch} />}
      {group && <View key={`${id}-${tab}`} tab={tab} group={group} />}
    </ShellPage>
  )
}
