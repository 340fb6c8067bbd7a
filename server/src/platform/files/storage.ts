import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/**
 * Where the bytes of files lie. It knows keys and bytes and nothing of what they mean; it is private, and people read
 * only through us. Removing what is not there is no error, because sweeps are repeated.
 */
export type FileStorage = {
  /** Comes back when the bytes would survive a power cut. */
  put(key: string, bytes: Buffer): Promise<void>
  /** The same for what is written while it is read, however long it is: never more than a part of it is in memory. */
  putParts(key: string, parts: AsyncIterable<Buffer>): Promise<void>
  /** Null if there is no such object. */
  read(key: string, range: ByteRange): Promise<Readable | null>
  remove(key: string): Promise<void>
  /** Every object, some hundred at a time: in one list they would not fit into memory for ever. */
  list(): AsyncIterable<string[]>
  /** How much more it takes; null where it does not tell. Rejects if it cannot be used at all. */
  freeBytes(): Promise<number | null>
}

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const keyShape = new RegExp(`^(${uuid})/(${uuid})(?:\\.draft)?$`)

export function storageKey(group_id: string, id: string): string {
  return `${group_id}/${id}`
}

/** Whose object this is; null for what is none of ours and must be left alone. A draft is named after its object. */
export function readKey(key: string): { group_id: string; id: string } | null {
  const [, group_id, id] = keyShape.exec(key) ?? []
  return group_id !== undefined && id !== undefined ? { group_id, id } : null
}
