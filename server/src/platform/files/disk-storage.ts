import { constants } from 'node:fs'
import { access, mkdir, open, opendir, rename, statfs, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '#platform/db/embedded/error-code'
import { type FileStorage, readKey } from './storage.ts'

/** A new name in a folder survives a power cut only once the folder itself is written. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** For us alone: whoever shares the machine must not read what companies upload. */
async function makeFolder(path: string): Promise<void> {
  const first_made = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first_made === undefined) return
  for (let made = path; made.length >= first_made.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeDraft(path: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    if (Buffer.isBuffer(bytes)) await file.writeFile(bytes)
    else for await (const part of bytes) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The names in a folder; none if it is no folder, or not there yet. */
async function* entriesOf(path: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(path)) yield name
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
  }
}

async function nearestFolder(path: string): Promise<string> {
  try {
    await access(path)
    return path
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) throw error
    return nearestFolder(dirname(path))
  }
}

/** Files in a folder of this machine. It is made when the first one comes. */
export function openDiskStorage(folder: string, listed_at_once = 500): FileStorage {
  function pathOf(key: string): string {
    if (readKey(key) === null) throw new Error(`No object is called ${key}`)
    return join(folder, key)
  }

  async function put(key: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const path = pathOf(key)
    const draft = `${path}.draft`
    await makeFolder(dirname(path))
    await writeDraft(draft, bytes)
    // Renamed into place, so that nobody ever reads half of it.
    await rename(draft, path)
    await syncFolder(dirname(path))
  }

  return {
    put,
    putParts: put,

    async read(key, { start, end }) {
      try {
        const file = await open(pathOf(key))
        return file.createReadStream({ start, end })
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },

    async remove(key) {
      try {
        await unlink(pathOf(key))
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error
      }
    },

    async *list() {
      let keys: string[] = []
      for await (const group of entriesOf(folder)) {
        for await (const file of entriesOf(join(folder, group))) {
          keys.push(`${group}/${file}`)
          if (keys.length < listed_at_once) continue
          yield keys
          keys = []
        }
      }
      if (keys.length > 0) yield keys
    },

    async freeBytes() {
      // The folder is made when the first file comes; until then it is the one above that counts.
      const made = await nearestFolder(folder)
      await access(made, constants.W_OK)
      const { bavail, bsize } = await statfs(made)
      return bavail * bsize
    },
  }
}
