import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'

export function SurveysPage() {
  const t = useT()
  const { user, company } = usePerson()
  return (
    <ShellPage name="surveys" title={t('surveys.title')} lead={t('home.greeting', { name: user.first_name })}>
      <EmptyState title={t('surveys.empty')} text={t('surveys.emptyText', { company: company?.name ?? '' })} />
    </ShellPage>
  )
}
