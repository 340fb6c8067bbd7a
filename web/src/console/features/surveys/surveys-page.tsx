import { usePerson } from '../../person/load-person.ts'
import { greetedAs } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { FirstSurvey } from './first-survey.tsx'
import { SurveysTable } from './surveys-table.tsx'

export function SurveysPage() {
  const t = useT()
  const { user, company } = usePerson()
  return (
    <ShellPage name="surveys" title={t('surveys.title')} lead={t('home.greeting', { name: greetedAs(user) })}>
      {company && <FirstSurvey group_id={company.id} />}
      {company && <SurveysTable company={company} />}
    </ShellPage>
  )
}
