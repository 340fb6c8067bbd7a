import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { type FileStorage, readKey } from '#platform/files/storage'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'

/** A file as its row tells it. */
export type StoredFile = { key: string; bytes: number; sha256: string }

/** A store in another city answers late, not slowly. */
const at_once = 8

const listIn = (folder: string) => join(folder, 'files.jsonl')

function copyIn(folder: string, key: string): string {
  // A list that somebody has tampered with must not lead out of the folder.
  if (readKey(key) === null) throw new BackupError(`${folder} names a file that no installation stores: ${key}`)
  return join(folder, 'files', key)
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(z.instanceof(Uint8Array).parse(chunk))
  return hash.digest('hex')
}

async function copyOut(storage: FileStorage, file: StoredFile, folder: string): Promise<'missing' | 'damaged' | null> {
  const path = copyIn(folder, file.key)
  const bytes = await storage.read(file.key, { start: 0, end: file.bytes - 1 })
  if (bytes === null) return 'missing'
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }))
  return (await hashOf(createReadStream(path))) === file.sha256 ? null : 'damaged'
}

async function* inHandfuls<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let handful: Item[] = []
  for await (const item of items) {
    handful.push(item)
    if (handful.length < at_once) continue
    yield handful
    handful = []
  }
  if (handful.length > 0) yield handful
}

type Copying = {
  folder: string
  storage: FileStorage
  files: AsyncIterable<StoredFile>
  /** Whether a file is still to be there now: while we copy, the product removes what is due. */
  isWanted: (key: string) => Promise<boolean>
  report: (done: number) => void
}

/** The list of what was copied, written as it grows. */
async function openList(folder: string) {
  const hash = createHash('sha256')
  const list = await open(listIn(folder), 'w', 0o600)
  let count = 0
  let bytes = 0
  return {
    async add(file: StoredFile) {
      const text = `${JSON.stringify([file.key, file.bytes, file.sha256])}\n`
      hash.update(text)
      await list.write(text)
      count += 1
      bytes += file.bytes
    },
    count: () => count,
    async close() {
      await list.sync()
      await list.close()
      return { count, bytes, sha256: hash.digest('hex') }
    },
  }
}

/** Copies the bytes of every file into the backup's folder. One that is lost does not keep the others from being saved. */
export async function copyFilesOut({ folder, storage, files, isWanted, report }: Copying): Promise<Manifest['files']> {
  const lost: Manifest['files']['lost'] = []
  const list = await openList(folder)
  for await (const handful of inHandfuls(files)) {
    const reasons = await Promise.all(handful.map((file) => copyOut(storage, file, folder)))
    for (const [index, file] of handful.entries()) {
      const reason = reasons[index] ?? null
      if (reason === null) await list.add(file)
      else if (await isWanted(file.key)) lost.push({ key: file.key, reason })
    }
    report(list.count())
  }
  return { ...(await list.close()), lost }
}

const line = z.tuple([z.string(), z.int(), z.hash('sha256')])

async function readList(folder: string, { files }: Manifest): Promise<StoredFile[]> {
  const text = await readFile(listIn(folder), 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== files.sha256) {
    throw new BackupError(`${listIn(folder)} is not what was written at the time of the backup.`)
  }
  const lines = text.split('\n').filter((written) => written !== '')
  return lines.map((written) => {
    const [key, bytes, sha256] = line.parse(JSON.parse(written))
    return { key, bytes, sha256 }
  })
}

/** Half a restore may lie there from an earlier try; anything else is somebody's. */
async function refuseOccupied(storage: FileStorage, files: readonly StoredFile[]): Promise<void> {
  const ours = new Set(files.map(({ key }) => key))
  for await (const keys of storage.list()) {
    const stranger = keys.find((key) => readKey(key) !== null && !ours.has(key.replace(/\.draft$/, '')))
    if (stranger === undefined) continue
    throw new BackupError(
      `The store for files is not empty: it has ${stranger}, for one. A backup goes into an empty place only.`,
    )
  }
}

async function copyBack(storage: FileStorage, file: StoredFile, folder: string): Promise<void> {
  const bytes = await readFile(copyIn(folder, file.key))
  if ((await hashOf(Readable.from([bytes]))) !== file.sha256) {
    throw new BackupError(`The backup's copy of the file ${file.key} is damaged.`)
  }
  await storage.put(file.key, bytes)
  const stored = await storage.read(file.key, { start: 0, end: file.bytes - 1 })
  if (stored === null || (await hashOf(stored)) !== file.sha256) {
    throw new BackupError(`The store gives the file ${file.key} back in another form than it was given.`)
  }
}

/** Before anything is written: the store must hold nothing but what a try of the same restore has left there. */
export async function refuseOccupiedStore(folder: string, manifest: Manifest, storage: FileStorage): Promise<void> {
  await refuseOccupied(storage, await readList(folder, manifest))
}

/** Gives the bytes of every file to a store, and reads each one back to see that it arrived. */
export async function copyFilesBack(
  folder: string,
  manifest: Manifest,
  storage: FileStorage,
  report: (done: number) => void,
): Promise<void> {
  const files = await readList(folder, manifest)
  let done = 0
  for await (const handful of inHandfuls(files)) {
    await Promise.all(handful.map((file) => copyBack(storage, file, folder)))
    done += handful.length
    report(done)
  }
}
