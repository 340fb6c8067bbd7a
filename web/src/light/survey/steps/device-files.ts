/** A file on this device: until it belongs to a statement, and then until the server has it. */
type DeviceFile = { id: string; test_id: string }

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')))
  })

/**
 * What is too large for the storage that answers are kept in. Only we write there, so that a look at the outside, which
 * `isOne` does, is enough.
 */
export function deviceFiles<File extends DeviceFile>(
  database: string,
  store: string,
  isOne: (value: unknown) => value is File,
) {
  // Some browsers refuse a database in private windows. Then a file lives as long as the page.
  const untilClosed = new Map<string, File>()

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

  const files = {
    async of(test_id: string): Promise<File[]> {
      let stored: File[] = []
      try {
        const found = await withStore('readonly', (all) => all.getAll())
        stored = Array.isArray(found) ? found.filter(isOne) : []
      } catch {
        // Refused: then there are only those of this page.
      }
      return [...stored, ...untilClosed.values()].filter((file) => file.test_id === test_id)
    },

    async keep(file: File): Promise<void> {
      try {
        await withStore('readwrite', (all) => all.put(file))
        untilClosed.delete(file.id)
      } catch {
        untilClosed.set(file.id, file)
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
      for (const { id } of await files.of(test_id)) await files.drop(id)
    },
  }
  return files
}
