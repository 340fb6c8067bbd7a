import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../tabs/tabs.tsx'
import { useT } from '../words.ts'

/** The pages that are about oneself. */
export function ProfileTabs() {
  const t = useT()
  return (
    <Tabs label={t('profile.pages')}>
      <Link to="/surveys/profile" activeOptions={{ exact: true }} className={tabClass}>
        {t('profile.title')}
      </Link>
      <Link to="/surveys/profile/change" className={tabClass}>
        {t('myPassword.title')}
      </Link>
      <Link to="/surveys/profile/data" className={tabClass}>
        {t('myData.title')}
      </Link>
    </Tabs>
  )
}
