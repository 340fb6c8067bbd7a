/** What this browser keeps between visits; the names are the specification's, except for those after `period`. */
export type StoredKey =
  | 'token'
  | 'session'
  | 'user'
  | 'role'
  | 'hasActivePlan'
  | 'uniqueId'
  | 'selectedGroup'
  | 'impersonation'
  | 'impersonate'
  | 'language'
  | 'introJsStep'
  | 'plan'
  | 'period'
  | 'colorScheme'
  | 'openGroups'
  | 'firstSurvey'
  | 'supportDraft'
  | 'supportOwner'
  | 'surveysView'
  | 'drawbackSkipped'
  | 'videoUpload'

// Some browsers refuse localStorage altogether. The page must still work, if only until it is closed.
const untilClosed = new Map<StoredKey, string>()

export const stored = {
  get(key: StoredKey): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return untilClosed.get(key) ?? null
    }
  },

  set(key: StoredKey, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      untilClosed.set(key, value)
    }
  },

  remove(...keys: StoredKey[]): void {
    for (const key of keys) {
      untilClosed.delete(key)
      try {
        localStorage.removeItem(key)
      } catch {
        // Refused: then it is not in there either.
      }
    }
  },

  /** Tells of a change made by another tab of this browser. Returns what stops the telling. */
  onChangeElsewhere(key: StoredKey, listener: (value: string | null) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      // A null key means that everything was cleared at once.
      if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}
