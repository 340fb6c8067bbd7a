import { SheetError } from './sheet.ts'

const decodeStrictly = (encoding: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 without a mark at its beginning: every other byte of what is mostly Latin text is a zero. */
function unmarkedUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}

/**
 * Whether bytes beyond ASCII come in twos, as Chinese of the GB encodings does. An accent of a western encoding stands
 * alone between plain letters.
 */
function comesInPairs(bytes: Buffer): boolean {
  const runs = bytes.toString('latin1').match(/[\x80-\xff]+/g) ?? []
  const paired = runs.filter((run) => run.length % 2 === 0).length
  return paired > 0 && paired >= runs.length * 0.75
}

const westernLetters = /^[\p{ASCII}À-ÖØ-öø-ÿŠšŽžŒœŸ‘’“”–\u00a0]*$/u

/**
 * The text of a file in whatever encoding spreadsheet programs write: UTF-8, UTF-16, GBK, Windows-1252. What cannot be
 * told is refused: names full of wrong letters would be found when it is too late.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly('utf-16le', bytes) ?? fail()
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly('utf-16be', bytes) ?? fail()
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return decodeStrictly(utf16, bytes) ?? fail()
  const utf8 = decodeStrictly('utf-8', bytes)
  if (utf8 !== null) return utf8
  const chinese = comesInPairs(bytes) ? decodeStrictly('gb18030', bytes) : null
  if (chinese !== null) return chinese
  const western = decodeStrictly('windows-1252', bytes)
  return western !== null && westernLetters.test(western) ? western : fail()
}

function fail(): never {
  throw new SheetError('field.sheet.encoding')
}
