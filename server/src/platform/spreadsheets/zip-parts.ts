import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

type Entry = { name: string; content: AsyncIterable<Buffer> }

/** The same table gives the same bytes, whenever it is written: the first day that a zip knows. */
const mtime = new Date('1980-01-01T00:00:00Z')

/** A zip that is written while its entries are read, in as much memory for a gigabyte as for a page. */
export async function* zipParts(entries: AsyncIterable<Entry>): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  let reading: Readable | undefined
  // One after another: which entry comes next may depend on how the one before it has ended.
  const addAll = async () => {
    for await (const { name, content } of entries) {
      reading = Readable.from(content)
      zip.addReadStream(reading, name, { mtime, forceDosTimestamp: true })
      await finished(reading)
    }
    zip.end()
  }
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  addAll().catch(fail)
  try {
    for await (const part of output) yield Buffer.from(part)
  } finally {
    // Whoever stops listening half-way lets go of what is still being read, too.
    reading?.destroy()
  }
}
