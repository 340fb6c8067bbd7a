import { Link } from '@tanstack/react-router'
import { PageTabs, pageTab } from '../../shell/page-tabs.tsx'
import { useT } from '../../words.ts'

/** Results over all companies, and what is looked at beside them. */
export function AllResultsTabs() {
  const t = useT()
  return (
    <PageTabs label={t('allResults.pages')}>
      <Link to="/admin/results" activeOptions={{ exact: true, includeSearch: false }} className={pageTab}>
        {t('allResults.title')}
      </Link>
      <Link to="/admin/snapshots" activeOptions={{ includeSearch: false }} className={pageTab}>
        {t('allResults.snapshots')}
      </Link>
      <Link to="/admin/multiple-survey-attempts" activeOptions={{ includeSearch: false }} className={pageTab}>
        {t('repeats.title')}
      </Link>
    </PageTabs>
  )
}
