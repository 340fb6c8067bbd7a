import { SideDrawer } from '../../ui/kit/side-drawer.tsx'
import { useT } from '../words.ts'
import { Brand } from './brand.tsx'
import classes from './sidebar.module.css'
import { Sidebar } from './sidebar.tsx'

/** The navigation where there is no room for it at the side. */
export function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={288}
      classNames={{ body: classes.inDrawer ?? '' }}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Sidebar onLeave={onClose} />
    </SideDrawer>
  )
}
