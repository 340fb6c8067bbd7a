type Mark = { content_type: string; fits: (bytes: Buffer) => boolean }

const begins = (bytes: Buffer, signs: readonly number[]) => signs.every((sign, place) => bytes[place] === sign)
const says = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text

const marks: readonly Mark[] = [
  // Some programs write a few bytes before it, which readers of PDF files skip.
  { content_type: 'application/pdf', fits: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  { content_type: 'image/jpeg', fits: (bytes) => begins(bytes, [0xff, 0xd8, 0xff]) },
  { content_type: 'image/png', fits: (bytes) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { content_type: 'image/webp', fits: (bytes) => says(bytes, 'RIFF') && says(bytes, 'WEBP', 8) },
]

/** What a file is by its own bytes, whatever its sender calls it; null if it is nothing that proves a payment. */
export const evidenceType = (bytes: Buffer): string | null =>
  marks.find(({ fits }) => fits(bytes))?.content_type ?? null
