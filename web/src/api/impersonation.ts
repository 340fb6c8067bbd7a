import { stored } from '../stored.ts'

/** Who looks through somebody's eyes in this browser, as `GET /user` says it. */
type Impersonation = { readonly impersonate_by: { readonly id: string } }

function isImpersonation(value: unknown): value is Impersonation {
  if (typeof value !== 'object' || value === null || !('impersonate_by' in value)) return false
  const by = value.impersonate_by
  return typeof by === 'object' && by !== null && 'id' in by && typeof by.id === 'string'
}

/** Anything can stand in a browser's storage. */
function readStored(): Impersonation | null {
  try {
    const value: unknown = JSON.parse(stored.get('impersonate') ?? 'null')
    return isImpersonation(value) ? value : null
  } catch {
    return null
  }
}

const writeTouch = () => stored.set('impersonation', String(Date.now()))

/** A hint for the next call and the next page. The server knows who is really there from the session alone. */
export const impersonation = {
  isOn: () => stored.get('impersonation') !== null,

  remember(value: Impersonation | null): void {
    if (!value) return stored.remove('impersonation', 'impersonate')
    if (!impersonation.isOn()) writeTouch()
    stored.set('impersonate', JSON.stringify(value))
  },

  /** The flag holds when somebody last did something: all tabs count the idle minutes from there, also after a reload. */
  touch(): void {
    if (impersonation.isOn()) writeTouch()
  },

  lastTouch: () => Number(stored.get('impersonation')),

  onTouchElsewhere(listener: () => void): () => void {
    return stored.onChangeElsewhere('impersonation', listener)
  },

  /** What the specification sends along with every call meanwhile. */
  headers(): Record<string, string> {
    const value = impersonation.isOn() ? readStored() : null
    return value ? { impersonator: value.impersonate_by.id, 'unique-id': stored.get('uniqueId') ?? '' } : {}
  },
}
