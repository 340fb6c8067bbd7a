import { deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'

type Entry = {
  name: string
  content: Buffer | string
  /** What the archive says of its size, where that is not the truth: before the entry, and in the directory. */
  said?: { local: number; directory: number }
  encrypted?: boolean
}

/** A zip with whatever it says of itself. */
function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, said, encrypted = false } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 1 })
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(encrypted ? 1 : 0, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(said?.local ?? bytes.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(encrypted ? 1 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(said?.directory ?? bytes.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    files.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006'

type Parts = { rows: string; doctype?: string; said?: Entry['said']; strings?: string; more?: readonly Entry[] }

/** An XLSX of one table, written by hand: what a program would never write can stand in it. */
export function workbookOf({ rows, doctype = '', said, strings = '', more = [] }: Parts): Buffer {
  const sheet = `${xml}${doctype}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types ${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships ${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships ${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${xml}<sst ${main}>${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: sheet, ...(said && { said }) },
    ...more,
  ])
}

/** A workbook as a spreadsheet program writes it. */
export function tableAs(bookType: 'xlsx' | 'biff8' | 'xlsb' | 'ods', rows: readonly (readonly unknown[])[]): Buffer {
  const workbook = utils.book_new()
  utils.book_append_sheet(
    workbook,
    utils.aoa_to_sheet(
      rows.map((cells) => [...cells]),
      { cellDates: true, UTC: true },
    ),
  )
  const bytes: unknown = write(workbook, { type: 'buffer', bookType, compression: true })
  if (!Buffer.isBuffer(bytes)) throw new Error('A workbook that is no bytes.')
  return bytes
}

/** What Office makes of a workbook with a password: the container of XLS, with an encrypted package in it. */
function encryptedWorkbook(): Buffer {
  const bytes = Buffer.from(tableAs('biff8', [['email'], ['mei@example.com']]))
  const entry = bytes.indexOf(Buffer.from('Workbook', 'utf16le'))
  const name = 'EncryptedPackage'
  bytes.write(name, entry, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, entry + 64)
  return bytes
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** In five levels, each ten of the one before: a text of a hundred thousand times its first. */
const laughter = `<!DOCTYPE t [<!ENTITY a "ha">${['b', 'c', 'd', 'e', 'f']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcde'[index]};`.repeat(10)}">`)
  .join('')}]>`

const plain = `<row>${cell('email')}</row><row>${cell('mei@example.com')}</row>`
const spaces = (bytes: number) => `<!--${' '.repeat(bytes)}-->`

/** What somebody might send to hang or fill a server, by name, with what is said of it. All made when asked for. */
export const hostileSheets: Record<string, { said: string; make: () => Buffer }> = {
  'a zip bomb that says how large it is': {
    said: 'field.sheet.heavy',
    make: () => workbookOf({ rows: plain + spaces(200_000_000) }),
  },
  'a zip bomb that says it is small, twice': {
    said: 'field.sheet.broken',
    make: () => workbookOf({ rows: plain + spaces(200_000_000), said: { local: 900, directory: 900 } }),
  },
  'a zip bomb that says it is small to the directory only': {
    said: 'field.sheet.broken',
    make: () => workbookOf({ rows: plain + spaces(200_000_000), said: { local: 200_000_900, directory: 900 } }),
  },
  'a zip with more entries than any workbook has': {
    said: 'field.sheet.heavy',
    make: () =>
      workbookOf({
        rows: plain,
        more: Array.from({ length: 5000 }, (_, index) => ({ name: `xl/worksheets/${index}.xml`, content: '' })),
      }),
  },
  'a million columns': {
    said: 'field.sheet.heavy',
    make: () => workbookOf({ rows: `<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>` }),
  },
  'more columns than anybody needs': {
    said: 'field.sheet.columns',
    make: () => workbookOf({ rows: `<row>${'<c><v>1</v></c>'.repeat(10_000)}</row>`.repeat(15) }),
  },
  'a million rows': {
    said: 'field.sheet.rows',
    make: () => workbookOf({ rows: '<row><c><v>1</v></c></row>'.repeat(1_000_000) }),
  },
  'one long text, again and again': {
    said: 'field.sheet.heavy',
    make: () =>
      workbookOf({
        rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(6)}</row>`.repeat(19_000),
        strings: `<si><t>${'x'.repeat(30_000)}</t></si>`,
      }),
  },
  'entities that grow': {
    said: 'field.sheet.broken',
    make: () => workbookOf({ doctype: laughter, rows: `<row>${cell('&f;')}</row>` }),
  },
  'an entity that reads a file': {
    said: 'field.sheet.broken',
    make: () =>
      workbookOf({
        doctype: '<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        rows: `<row>${cell('&x;')}</row>`,
      }),
  },
  'an XLSX that was cut off': { said: 'field.sheet.broken', make: () => workbookOf({ rows: plain }).subarray(0, 900) },
  'an XLS that was cut off': {
    said: 'field.sheet.broken',
    make: () => tableAs('biff8', [['email'], ['mei@example.com']]).subarray(0, 700),
  },
  'the beginning of an XLS, and then noise': {
    said: 'field.sheet.broken',
    make: () => Buffer.concat([tableAs('biff8', [['email']]).subarray(0, 512), Buffer.alloc(100_000, 0x5a)]),
  },
  'an XLS whose chain of sectors leads back to itself': {
    said: 'field.sheet.broken',
    make: () => {
      const bytes = Buffer.from(tableAs('biff8', [['email'], ['mei@example.com']]))
      const table = 512 * (bytes.readUInt32LE(76) + 1)
      for (let at = table; at < table + 512; at += 4) bytes.writeUInt32LE(1, at)
      return bytes
    },
  },
  'a workbook with a password': { said: 'field.sheet.locked', make: encryptedWorkbook },
  'a zip with a password': {
    said: 'field.sheet.locked',
    make: () => zipOf([{ name: 'xl/workbook.xml', content: 'x', encrypted: true }]),
  },
  'a zip that is no workbook': {
    said: 'field.sheet.type',
    make: () => zipOf([{ name: '../../etc/cron.d/job', content: '* * * * * root true' }]),
  },
  'a workbook of another program': { said: 'field.sheet.type', make: () => tableAs('ods', [['email']]) },
  'a binary workbook': { said: 'field.sheet.type', make: () => tableAs('xlsb', [['email']]) },
  'a page that calls itself a table': {
    said: 'field.sheet.type',
    make: () => Buffer.from('<html><table><tr><td>email</td></tr></table><script>alert(1)</script></html>'),
  },
  'a PDF': { said: 'field.sheet.type', make: () => Buffer.from('%PDF-1.7\n1 0 obj\n') },
  'a picture': {
    said: 'field.sheet.encoding',
    make: () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0xff, 0xd8, 0x81]),
  },
  'text with zeros in it': { said: 'field.sheet.type', make: () => Buffer.from('email\nmei\0@example.com\n') },
  nothing: { said: 'field.sheet.empty', make: () => Buffer.alloc(0) },
  'nothing but blanks': { said: 'field.sheet.empty', make: () => Buffer.from(' , ,\r\n,,\r\n\r\n') },
  'a CSV of a million columns': { said: 'field.sheet.columns', make: () => Buffer.from('a,'.repeat(1_000_000)) },
  'a CSV of two million rows': { said: 'field.sheet.rows', make: () => Buffer.from('a\n'.repeat(2_000_000)) },
  'a quote that never ends': {
    said: 'field.sheet.broken',
    make: () => Buffer.from(`email\n"${'a\n'.repeat(2_000_000)}`),
  },
  'nothing but quotes': { said: 'field.sheet.broken', make: () => Buffer.from('"'.repeat(5_000_001)) },
  'letters of no encoding': {
    said: 'field.sheet.encoding',
    make: () => Buffer.from('email\na\x81b\x8d\n', 'latin1'),
  },
}
