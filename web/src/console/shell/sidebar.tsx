import { PaletteButton } from '../palette/palette-button.tsx'
import { usePerson } from '../person/load-person.ts'
import { CompanySwitch } from './company-switch.tsx'
import { NavigationList } from './navigation-list.tsx'
import { ShellPreferences } from './shell-preferences.tsx'
import classes from './sidebar.module.css'
import { UserMenu } from './user-menu.tsx'

type SidebarProps = {
  /** In a drawer, which closes when it leads to another page. */
  onLeave?: () => void
}

export function Sidebar({ onLeave }: SidebarProps) {
  const person = usePerson()
  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <div data-tour="company">
          <CompanySwitch person={person} />
        </div>
        {!onLeave && <PaletteButton />}
      </div>
      <div className={classes.pages} data-tour="navigation">
        <NavigationList onLeave={onLeave} />
      </div>
      <div className={classes.foot}>
        <div data-tour="preferences">
          <ShellPreferences />
        </div>
        <div data-tour="account">
          <UserMenu person={person} onLeave={onLeave} />
        </div>
      </div>
    </div>
  )
}
