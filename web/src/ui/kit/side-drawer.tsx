import { Drawer, type DrawerProps } from '@mantine/core'
import { useReturnFocus } from './use-return-focus.ts'

/** What slides in from the side. It keeps the focus, closes on Escape, and gives the focus back. */
export function SideDrawer(props: DrawerProps) {
  useReturnFocus(props.opened)
  return <Drawer {...props} returnFocus={false} />
}
