import type { NewSession } from '@catchpitch/contract/auth/new-session'
import { type StoredKey, stored } from '../stored.ts'
import type { ApiError } from './api-error.ts'
import { impersonation } from './impersonation.ts'

/** Ended by the server, with its reason, or by the person in another tab, with none. */
type SessionEnd = (reason: ApiError | null) => void

const listeners = new Set<SessionEnd>()
let wayBack: (() => void) | null = null

/** What this browser keeps about a person. Language and colours belong to whoever sits at the screen. */
const keysOfPerson: readonly StoredKey[] = [
  'session',
  'user',
  'role',
  'hasActivePlan',
  'uniqueId',
  'selectedGroup',
  'impersonation',
  'impersonate',
  'introJsStep',
  'supportDraft',
]

function hasEnd(value: unknown): value is { expires_at: string } {
  return typeof value === 'object' && value !== null && 'expires_at' in value && typeof value.expires_at === 'string'
}

/** When the session is over, by this device's clock; NaN if unknown. Anything can stand in a browser's storage. */
function storedEnd(): number {
  try {
    const value: unknown = JSON.parse(stored.get('session') ?? 'null')
    return hasEnd(value) ? Date.parse(value.expires_at) : Number.NaN
  } catch {
    return Number.NaN
  }
}

export const session = {
  token(): string | null {
    return stored.get('token')
  },

  start({ token, expires_in }: NewSession): void {
    const expires_at = new Date(Date.now() + expires_in * 1000).toISOString()
    stored.set('session', JSON.stringify({ expires_at }))
    stored.set('token', token)
  },

  /**
   * Whether there is no use in asking the server, which decides: the time of the session is over. Staff who impersonate
   * may still have a way back to their own.
   */
  isOver(): boolean {
    return !impersonation.isOn() && storedEnd() <= Date.now()
  },

  /** Another person's session takes the place of this one. The token is never missing: other tabs would sign out. */
  replace(opened: NewSession): void {
    stored.remove(...keysOfPerson)
    session.start(opened)
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
