import { stored } from '../stored.ts'
import type { ApiError } from './api-error.ts'

/** Ended by the server, with its reason, or by the person in another tab, with none. */
type SessionEnd = (reason: ApiError | null) => void

const listeners = new Set<SessionEnd>()

export const session = {
  token(): string | null {
    return stored.get('token')
  },

  start(token: string): void {
    stored.set('token', token)
  },

  /** Forgets who was here. Language and colours stay: they belong to whoever sits at this screen. */
  forget(): void {
    stored.remove('token', 'user', 'role', 'uniqueId', 'selectedGroup')
  },

  /** The server does not know this session any more. */
  end(reason: ApiError): void {
    session.forget()
    for (const listener of listeners) listener(reason)
  },

  /** Told when a session ends without the person having asked for it in this tab. */
  onEnd(listener: SessionEnd): void {
    listeners.add(listener)
    stored.onChangeElsewhere('token', (token) => {
      if (token === null) listener(null)
    })
  },
}
