import './toasts.css'
import { Notifications } from '@mantine/notifications'

/** Where toasts come up. One that is shown before this is there waits for it. */
export function Toasts({ toastMs }: { toastMs: number }) {
  return <Notifications position="bottom-right" autoClose={toastMs} />
}
