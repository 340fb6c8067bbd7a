import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Facts } from '../../facts/facts.tsx'
import { useT } from '../../words.ts'
import type { GroupRecord } from './group-record.ts'

/** A company's departments, with how many people are in each. They are changed on the company's edit page. */
export function GroupDepartments({ group: { departments } }: { group: GroupRecord }) {
  const t = useT()
  if (departments.length === 0) {
    return <EmptyState picture="groups" title={t('groups.noDepartments')} text={t('groups.noDepartmentsText')} />
  }
  return (
    <Facts
      title={t('groups.departments')}
      facts={departments.map(({ name, people }) => ({ label: name, value: people }))}
    />
  )
}
