import { Drawer } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { ImpersonationBanner } from '../impersonation/impersonation-banner.tsx'
import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'
import { Brand } from './brand.tsx'
import { CompanyChoice } from './company-choice.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useOnePerson } from './use-one-person.ts'

const signedIn = getRouteApi('/signed-in')

/** Another person is another screen: nothing that was opened or typed by the one before stays in it. */
export function Shell() {
  const id = signedIn.useRouteContext({ select: ({ person }) => person.user.id })
  useOnePerson()
  return <PersonalShell key={id} />
}

/** What stands round every page behind the sign-in: at the side where there is room, else behind a button. */
function PersonalShell() {
  const t = useT()
  const person = usePerson()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      <header className={classes.bar}>
        <button type="button" className={classes.burger} aria-label={t('shell.menu')} onClick={() => setMenuOpen(true)}>
          <IconMenu2 size={22} aria-hidden />
        </button>
        <Brand />
      </header>
      <header className={classes.side}>
        <div className={classes.brand}>
          <Brand />
        </div>
        <Sidebar />
      </header>
      <Drawer
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        size={288}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <Sidebar onLeave={() => setMenuOpen(false)} />
      </Drawer>
      <div>
        {person.user.impersonate && <ImpersonationBanner user={person.user} impersonate={person.user.impersonate} />}
        <Outlet />
      </div>
      <CompanyChoice person={person} />
    </div>
  )
}
