import { Drawer } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../words.ts'
import { Brand } from './brand.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

/** What stands round every page behind the sign-in: at the side where there is room, else behind a button. */
export function Shell() {
  const t = useT()
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
      <Outlet />
    </div>
  )
}
