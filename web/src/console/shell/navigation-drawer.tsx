import { Drawer } from '@mantine/core'
import { useT } from '../words.ts'
import { Brand } from './brand.tsx'
import { Sidebar } from './sidebar.tsx'

/** The navigation where there is no room for it at the side. */
export function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={288}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Sidebar onLeave={onClose} />
    </Drawer>
  )
}
