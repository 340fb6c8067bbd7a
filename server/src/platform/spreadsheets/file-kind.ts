/** What a file is by its bytes. What it is called, and what its sender says that it is, counts for nothing. */
export type FileKind = 'zip' | 'ole' | 'text'

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** The container of XLS, and of every Office file that is protected with a password. */
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** Text that is something else: pages that call themselves `.xls`, documents, programs. */
const otherTexts = [/^\s*</, /^%PDF/, /^\{\\rtf/, /^#!/, /^\s*[[{]/]

const begins = (bytes: Buffer, sign: Buffer) => bytes.subarray(0, sign.length).equals(sign)

export function fileKindOf(bytes: Buffer): FileKind {
  if (begins(bytes, zip)) return 'zip'
  return begins(bytes, ole) ? 'ole' : 'text'
}

/** Whether a decoded text can be a table at all. */
export function isTable(text: string): boolean {
  return !/[^\P{Cc}\t\n\v\f\r]/u.test(text) && !otherTexts.some((other) => other.test(text.slice(0, 200)))
}
