import { Link } from '@tanstack/react-router'
import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'
import { CompanySwitch } from './company-switch.tsx'
import { navigationOf } from './navigation.ts'
import { ShellPreferences } from './shell-preferences.tsx'
import classes from './sidebar.module.css'
import { UserMenu } from './user-menu.tsx'

/** `onLeave` is called when a link is followed, so that a drawer can close behind it. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const t = useT()
  const person = usePerson()
  return (
    <div className={classes.sidebar}>
      <CompanySwitch person={person} />
      <nav className={classes.nav} aria-label={t('shell.navigation')}>
        {navigationOf(person).map(({ to, label, icon: Icon, exact = false }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact, includeSearch: false }}
            className={classes.link}
            onClick={onLeave}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={classes.foot}>
        <ShellPreferences />
        <UserMenu person={person} onLeave={onLeave} />
      </div>
    </div>
  )
}
