import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../tabs/tabs.tsx'
import { useT } from '../words.ts'

/** What a company tells of itself: to those whom it invites, and to anybody. */
export function PitchTabs() {
  const t = useT()
  return (
    <Tabs label={t('ownPitch.views')}>
      <Link to="/surveys/catchers-pitch" activeOptions={{ exact: true }} className={tabClass}>
        {t('ownPitch.slides')}
      </Link>
      <Link to="/surveys/catchers-pitch/page" className={tabClass}>
        {t('ownPitch.page')}
      </Link>
    </Tabs>
  )
}
