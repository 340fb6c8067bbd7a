import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'

/** What companies begin from: what is asked, and texts about the job. */
export function TemplatesTabs() {
  const t = useT()
  return (
    <Tabs label={t('jobTexts.pages')}>
      <Link to="/surveys/templates" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
        {t('jobTexts.questions')}
      </Link>
      <Link to="/surveys/templates/job-descriptions" activeOptions={{ includeSearch: false }} className={tabClass}>
        {t('jobTexts.job_description')}
      </Link>
      <Link to="/surveys/templates/day-to-day-scenarios" activeOptions={{ includeSearch: false }} className={tabClass}>
        {t('jobTexts.day_to_day_scenario')}
      </Link>
    </Tabs>
  )
}
