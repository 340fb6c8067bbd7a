import { limits } from '@catchpitch/contract/limits'
import { SheetError } from './sheet.ts'

export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; offset: number }

const signature = { entry: 0x02014b50, end: 0x06054b50 }
const end_bytes = 22
const longest_comment = 0xffff
const most_entries = 2000
/** By it a size says that it stands elsewhere, in a form for archives of more than 4 GB. */
const elsewhere = 0xffffffff

const broken = () => new SheetError('field.sheet.broken')

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - end_bytes - longest_comment)
  for (let at = bytes.length - end_bytes; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === signature.end) return at
  }
  throw broken()
}

function readEntry(bytes: Buffer, at: number): ZipEntry & { next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== signature.entry) throw broken()
  // Its first bit says that the entry is encrypted.
  if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new SheetError('field.sheet.locked')
  const name_ends = at + 46 + bytes.readUInt16LE(at + 28)
  const next = name_ends + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  return {
    name: bytes.toString('utf8', at + 46, name_ends),
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next,
  }
}

/** What an archive says that it holds. Whether that is true is seen in unpacking: see `unpack`. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > most_entries) throw new SheetError('field.sheet.heavy')
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    const { next, ...entry } = readEntry(bytes, at)
    if (entry.unpacked === elsewhere || entry.packed === elsewhere) throw new SheetError('field.sheet.heavy')
    total += entry.unpacked
    if (total > limits.spreadsheet.unpacked_bytes) throw new SheetError('field.sheet.heavy')
    entries.push(entry)
    at = next
  }
  return entries
}
