import { inflateRawSync } from 'node:zlib'
import { limits } from '@catchpitch/contract/limits'
import { SheetError } from './sheet.ts'
import type { ZipEntry } from './zip-directory.ts'

const broken = () => new SheetError('field.sheet.broken')

const local_bytes = 30
const method = { stored: 0, deflated: 8 }

/** One entry, if it is exactly as large as the directory says; one that grows beyond it is stopped while it grows. */
function unpack(bytes: Buffer, entry: ZipEntry): Buffer {
  const { offset, packed, unpacked } = entry
  if (offset + local_bytes > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw broken()
  const begin = offset + local_bytes + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const data = bytes.subarray(begin, begin + packed)
  if (data.length !== packed) throw broken()
  if (entry.method === method.stored && packed === unpacked) return data
  if (entry.method !== method.deflated) throw broken()
  try {
    const content = inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) })
    if (content.length === unpacked) return content
  } catch {
    // Larger than it said, or not deflated at all.
  }
  throw broken()
}

/** Nothing of ours declares types, and whatever else does means to have them expanded. */
const declaresTypes = (xml: Buffer) => xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')

type Part = { name: Buffer; content: Buffer; offset: number }

function inPlace(contents: readonly { name: string; content: Buffer }[]): Part[] {
  let offset = 0
  return contents.map(({ name, content }) => {
    const part = { name: Buffer.from(name), content, offset }
    offset += local_bytes + part.name.length + content.length
    return part
  })
}

function localHeader({ name, content }: Part): Buffer {
  const header = Buffer.alloc(local_bytes)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return header
}

function directoryEntry({ name, content, offset }: Part): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt32LE(content.length, 20)
  entry.writeUInt32LE(content.length, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return entry
}

function archiveOf(contents: readonly { name: string; content: Buffer }[]): Buffer {
  const parts = inPlace(contents)
  const files = parts.flatMap((part) => [localHeader(part), part.name, part.content])
  const directory = parts.flatMap((part) => [directoryEntry(part), part.name])
  const size = (pieces: readonly Buffer[]) => pieces.reduce((sum, piece) => sum + piece.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size(directory), 12)
  end.writeUInt32LE(size(files), 16)
  return Buffer.concat([...files, ...directory, end])
}

/** The parts of a workbook that its tables need, and what each is called in its list of contents. */
const kinds = [
  { pattern: /^xl\/workbook\.xml$/i, type: 'sheet.main' },
  { pattern: /^xl\/worksheets\/[\w.-]+\.xml$/i, type: 'worksheet' },
  { pattern: /^xl\/sharedStrings\.xml$/i, type: 'sharedStrings' },
  { pattern: /^xl\/styles\.xml$/i, type: 'styles' },
  { pattern: /^(?:xl\/_rels\/workbook\.xml|_rels\/)\.rels$/i, type: null },
]

const contentType = (kind: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`

/** More than fit into the table that we take; what is empty but has a colour stands in a file too. */
const most = { rows: 100_000, cells: 200_000 }

/** Counts no further than it has to. */
function countOf(xml: Buffer, sign: string, enough: number): number {
  let count = 0
  for (let at = xml.indexOf(sign); at !== -1 && count <= enough; at = xml.indexOf(sign, at + sign.length)) count += 1
  return count
}

/** Asked of the text itself, because the library takes seconds to find out. */
function refuseHuge(xml: Buffer): void {
  if (countOf(xml, '<row', most.rows) > most.rows) {
    throw new SheetError('field.sheet.rows', { max: limits.spreadsheet.rows })
  }
  const cells = countOf(xml, '<c ', most.cells) + countOf(xml, '<c>', most.cells)
  if (cells > most.cells) throw new SheetError('field.sheet.heavy')
}

/**
 * What an XLSX holds of its tables, in an archive of our own making: no pictures, no macros, nothing that leads
 * elsewhere, and unpacked. The library believes what stands before each entry more than the directory, so a file can
 * show us one size and it another; of this one both read the same. Null if it is no workbook.
 */
export function repackWorkbook(bytes: Buffer, entries: readonly ZipEntry[]): Buffer | null {
  const contents: { name: string; content: Buffer }[] = []
  const listed: string[] = []
  for (const entry of entries) {
    const kind = kinds.find(({ pattern }) => pattern.test(entry.name))
    if (!kind) continue
    const content = unpack(bytes, entry)
    if (declaresTypes(content)) throw broken()
    if (kind.type === 'worksheet') refuseHuge(content)
    if (kind.type) listed.push(`<Override PartName="/${entry.name}" ContentType="${contentType(kind.type)}"/>`)
    contents.push({ name: entry.name, content })
  }
  if (!contents.some(({ name }) => kinds[0]?.pattern.test(name))) return null
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${listed.join('')}</Types>`
  return archiveOf([{ name: '[Content_Types].xml', content: Buffer.from(types) }, ...contents])
}
