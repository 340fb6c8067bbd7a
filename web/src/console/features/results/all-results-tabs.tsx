import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'

/** Results over all companies, and what is looked at beside them. */
export function AllResultsTabs() {
  const t = useT()
  return (
    <Tabs label={t('allResults.pages')}>
      <Link to="/admin/results" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
        {t('allResults.title')}
      </Link>
      <Link to="/admin/snapshots" activeOptions={{ includeSearch: false }} className={tabClass}>
        {t('allResults.snapshots')}
      </Link>
      <Link to="/admin/multiple-survey-attempts" activeOptions={{ includeSearch: false }} className={tabClass}>
        {t('repeats.title')}
      </Link>
    </Tabs>
  )
}
