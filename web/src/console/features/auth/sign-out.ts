import { api } from '../../../api/api.ts'
import { impersonation } from '../../../api/impersonation.ts'
import { session } from '../../../api/session.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { toast } from '../../toast.ts'
import type { ConsoleKey } from '../../words.ts'

/**
 * Staff who look through somebody's eyes have two sessions, and leave both: only the one that they look through would
 * leave their own open, at a screen that says it is not.
 */
async function takeOwnSession(): Promise<void> {
  if (!impersonation.isOn()) return
  const { data } = await api('POST /impersonate/stop')
  session.replace(data)
}

/** Ends the session on the server first: one that only this browser had forgotten would still be open. */
export async function signOut(): Promise<void> {
  if (!session.token()) return
  try {
    await takeOwnSession()
    await api('POST /logout')
    session.forget()
    toast('done', translateNow('done.signedOut' satisfies ConsoleKey))
  } catch {
    // Without a token the session was over already, and its end has been dealt with.
    if (session.token()) toast('failed', translateNow('shell.signOut.failed' satisfies ConsoleKey))
  }
}
