import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'

/** What one was told, and what one wants to be told. */
export function NotificationsTabs() {
  const t = useT()
  return (
    <Tabs label={t('notificationChoices.pages')}>
      <Link to="/surveys/notifications" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
        {t('notificationChoices.list')}
      </Link>
      <Link to="/surveys/notifications/preferences" className={tabClass}>
        {t('notificationChoices.preferences')}
      </Link>
    </Tabs>
  )
}
