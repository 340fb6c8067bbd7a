import { Link } from '@tanstack/react-router'
import { PageTabs, pageTab } from '../../shell/page-tabs.tsx'
import { useT } from '../../words.ts'

/** The two pages that are about oneself. */
export function ProfileTabs() {
  const t = useT()
  return (
    <PageTabs label={t('profile.pages')}>
      <Link to="/surveys/profile" activeOptions={{ exact: true }} className={pageTab}>
        {t('profile.title')}
      </Link>
      <Link to="/surveys/profile/change" className={pageTab}>
        {t('myPassword.title')}
      </Link>
    </PageTabs>
  )
}
