import type { SpeechCode } from '@catchpitch/contract/speech/speech-code'

/** A recording on this device: until it is a statement, and then until the server has it. */
export type Take = {
  /** Also the server's name for it: a repeat takes the place of the first. */
  id: string
  test_id: string
  topic: number
  code: SpeechCode
  wav: Blob
  /** Whether the server has it. */
  sent: boolean
  /** Whether it is a statement by now. */
  added: boolean
}

const database = 'survey recordings'
const store = 'takes'

// Some browsers refuse a database in private windows. Then a recording lives as long as the page.
const untilClosed = new Map<string, Take>()

/** Only we write there, so a look at the outside is enough. */
const isTake = (value: unknown): value is Take => typeof value === 'object' && value !== null && 'wav' in value

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')))
  })

async function withStore(mode: IDBTransactionMode, ask: (all: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(database, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'id' }))
  await done(opening)
  const opened = opening.result
  try {
    return await done(ask(opened.transaction(store, mode).objectStore(store)))
  } finally {
    opened.close()
  }
}

export const takes = {
  async of(test_id: string): Promise<Take[]> {
    let stored: Take[] = []
    try {
      const found = await withStore('readonly', (all) => all.getAll())
      stored = Array.isArray(found) ? found.filter(isTake) : []
    } catch {
      // Refused: then there are only those of this page.
    }
    return [...stored, ...untilClosed.values()].filter((take) => take.test_id === test_id)
  },

  async keep(take: Take): Promise<void> {
    try {
      await withStore('readwrite', (all) => all.put(take))
      untilClosed.delete(take.id)
    } catch {
      untilClosed.set(take.id, take)
    }
  },

  async drop(id: string): Promise<void> {
    untilClosed.delete(id)
    try {
      await withStore('readwrite', (all) => all.delete(id))
    } catch {
      // Refused: then it is not in there either.
    }
  },
  async forget(test_id: string): Promise<void> {
    for (const { id } of await takes.of(test_id)) await takes.drop(id)
  },
}
