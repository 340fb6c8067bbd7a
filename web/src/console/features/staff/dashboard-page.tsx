import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'

export function DashboardPage() {
  const t = useT()
  const { user } = usePerson()
  return (
    <ShellPage name="admin.dashboard" title={t('dashboard.title')} lead={t('home.greeting', { name: user.first_name })}>
      <EmptyState title={t('dashboard.empty')} text={t('dashboard.emptyText')} />
    </ShellPage>
  )
}
