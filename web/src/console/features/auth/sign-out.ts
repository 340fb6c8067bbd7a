import { api } from '../../../api/api.ts'
import { session } from '../../../api/session.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { toast } from '../../toast.ts'
import type { ConsoleKey } from '../../words.ts'

/** Ends the session on the server first: one that only this browser had forgotten would still be open. */
export async function signOut(): Promise<void> {
  if (!session.token()) return
  try {
    await api('POST /logout')
    session.forget()
    toast('done', translateNow('done.signedOut' satisfies ConsoleKey))
  } catch {
    // Without a token the session was over already, and its end has been dealt with.
    if (session.token()) toast('failed', translateNow('shell.signOut.failed' satisfies ConsoleKey))
  }
}
