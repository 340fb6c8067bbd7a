import { Link } from '@tanstack/react-router'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'

/** Everybody who was invited, and what those have said who have answered. */
export function ParticipantsTabs() {
  const t = useT()
  return (
    <Tabs label={t('participants.title')}>
      <Link to="/surveys/participants" className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
        {t('participants.everybody')}
      </Link>
      <Link
        to="/surveys/participants/interested-to-proceed"
        className={tabClass}
        activeOptions={{ includeSearch: false }}
      >
        {t('participants.interested')}
      </Link>
      <Link to="/surveys/participants/maybe-next-time" className={tabClass} activeOptions={{ includeSearch: false }}>
        {t('participants.maybeNextTime')}
      </Link>
    </Tabs>
  )
}
