import { Link } from '@tanstack/react-router'
import { useT } from '../../words.ts'
import classes from './profile-tabs.module.css'

/** The two pages that are about oneself. */
export function ProfileTabs() {
  const t = useT()
  return (
    <nav className={classes.tabs} aria-label={t('profile.pages')}>
      <Link to="/surveys/profile" activeOptions={{ exact: true }} className={classes.tab}>
        {t('profile.title')}
      </Link>
      <Link to="/surveys/profile/change" className={classes.tab}>
        {t('myPassword.title')}
      </Link>
    </nav>
  )
}
