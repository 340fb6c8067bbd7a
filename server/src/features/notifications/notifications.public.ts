export { forgetNotifications } from './forget-notifications.ts'
export { notify } from './notify.ts'
export { notifyMailFailed } from './notify-mail-failed.ts'
