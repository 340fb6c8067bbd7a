import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { usePerson } from '../../person/load-person.ts'
import { greetedAs } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'

export function OwnSurveysPage() {
  const t = useT()
  const { user } = usePerson()
  return (
    <ShellPage name="survey" title={t('respondent.title')} lead={t('home.greeting', { name: greetedAs(user) })}>
      <EmptyState title={t('respondent.empty')} text={t('respondent.emptyText')} />
    </ShellPage>
  )
}
