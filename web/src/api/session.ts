import { type StoredKey, stored } from '../stored.ts'
import type { ApiError } from './api-error.ts'
import { impersonation } from './impersonation.ts'

/** Ended by the server, with its reason, or by the person in another tab, with none. */
type SessionEnd = (reason: ApiError | null) => void

const listeners = new Set<SessionEnd>()
let wayBack: (() => void) | null = null

/** What this browser keeps about a person. Language and colours belong to whoever sits at the screen. */
const keysOfPerson: readonly StoredKey[] = [
  'user',
  'role',
  'uniqueId',
  'selectedGroup',
  'impersonation',
  'impersonate',
  'introJsStep',
  'supportDraft',
]

export const session = {
  token(): string | null {
    return stored.get('token')
  },

  start(token: string): void {
    stored.set('token', token)
  },

  /** Another person's session takes the place of this one. The token is never missing: other tabs would sign out. */
  replace(token: string): void {
    stored.remove(...keysOfPerson)
    stored.set('token', token)
  },

  /** Forgets who was here. */
  forget(): void {
    stored.remove('token', ...keysOfPerson)
  },

  /** The server does not know this session any more. One of staff who impersonate may still lead back to their own. */
  end(reason: ApiError): void {
    const leadBack = impersonation.isOn() && reason.is('session.ended') ? wayBack : null
    if (leadBack) leadBack()
    else session.close(reason)
  },

  /** There is no way on. */
  close(reason: ApiError): void {
    session.forget()
    for (const listener of listeners) listener(reason)
  },

  /** Told when a session ends without the person having asked for it in this tab. Returns what stops the telling. */
  onEnd(listener: SessionEnd): () => void {
    listeners.add(listener)
    const stopHearingOthers = stored.onChangeElsewhere('token', (token) => {
      if (token === null) listener(null)
    })
    return () => {
      listeners.delete(listener)
      stopHearingOthers()
    }
  },

  /** Called in place of the end when an impersonation fell idle; it leads back, or closes the session after all. */
  onImpersonationIdle(leadBack: () => void): void {
    wayBack = leadBack
  },
}
