import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasCode } from '../embedded/error-code.ts'
import { BackupError } from './backup-error.ts'

/** Raised when a backup is laid out in another way, so that an older release refuses it instead of misreading it. */
const format = 1

const sha256 = z.hash('sha256')

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order in which each line of the table's file has its values. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
  rows: z.int(),
  /** Of the lines, in the order of the primary key. The same statement gives the same hash wherever the rows are. */
  sha256,
})

const manifest = z.object({
  format: z.literal(format),
  /** The release that made it. What it can be restored by is a matter of the migrations. */
  version: z.string(),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Of `files.jsonl`, which has the hash of each. */
    sha256,
    /** What the database names and the store did not give. */
    lost: z.array(z.object({ key: z.string(), reason: z.enum(['missing', 'damaged']) })),
  }),
})

export type Manifest = z.infer<typeof manifest>
export type TableEntry = z.infer<typeof table>

const pathIn = (folder: string) => join(folder, 'manifest.json')

export async function writeManifest(folder: string, written: Omit<Manifest, 'format'>): Promise<void> {
  const text = JSON.stringify({ format, ...written }, null, 2)
  await writeFile(pathIn(folder), `${text}\n`, { mode: 0o600, flush: true })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new BackupError(`${folder} is no backup: it has no manifest.json.`)
    throw error
  })
  const parsed = manifest.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new BackupError(`${pathIn(folder)} cannot be read by this release.\n${z.prettifyError(parsed.error)}`)
}
