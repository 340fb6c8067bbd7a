import type { FileHandle } from 'node:fs/promises'

type Box = { type: string; start: number; end: number }

/** Boxes on the way to the names of the codecs. */
const way = ['moov', 'trak', 'mdia', 'minf', 'stbl']
/** More boxes than any film has; a file made of nothing but empty ones is not to keep us busy. */
const most_boxes = 10_000

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The boxes between two places; none from the first on that leads outside. */
async function* boxesIn(file: FileHandle, start: number, end: number, left: { boxes: number }): AsyncIterable<Box> {
  let at = start
  while (at + 8 <= end && left.boxes > 0) {
    left.boxes -= 1
    const head = await bytesAt(file, at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    // Nothing said: to the end.
    const said = short === 0 ? end - at : short
    const size = isLong ? Number(head.readBigUInt64BE(8)) : said
    const inside = at + (isLong ? 16 : 8)
    if (at + size > end || at + size < inside) return
    yield { type: head.toString('latin1', 4, 8), start: inside, end: at + size }
    at += size
  }
}

/** The codecs of an MP4, by the names of its sample entries: `avc1`, `mp4a`. None for a file that is not whole. */
export async function mp4Codecs(file: FileHandle, bytes: number): Promise<string[]> {
  const left = { boxes: most_boxes }
  const found: string[] = []
  async function walk(start: number, end: number, depth: number): Promise<void> {
    for await (const box of boxesIn(file, start, end, left)) {
      if (box.type === way[depth]) await walk(box.start, box.end, depth + 1)
      if (depth !== way.length || box.type !== 'stsd') continue
      // Four bytes of version and flags, four of the number of entries.
      for await (const entry of boxesIn(file, box.start + 8, box.end, left)) found.push(entry.type)
    }
  }
  await walk(0, bytes, 0)
  return found
}
