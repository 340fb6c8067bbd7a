type Piece = { bytes: Buffer; is_last: boolean }

/** The same bytes in pieces of one length; only the last is shorter. Nothing at all is one empty piece. */
export async function* inPieces(parts: AsyncIterable<Buffer>, length: number): AsyncIterable<Piece> {
  let waiting: Buffer[] = []
  let waiting_bytes = 0
  for await (const part of parts) {
    let rest = part
    while (waiting_bytes + rest.length > length) {
      const taken = rest.subarray(0, length - waiting_bytes)
      yield { bytes: Buffer.concat([...waiting, taken]), is_last: false }
      rest = rest.subarray(taken.length)
      waiting = []
      waiting_bytes = 0
    }
    waiting.push(rest)
    waiting_bytes += rest.length
  }
  yield { bytes: Buffer.concat(waiting), is_last: true }
}
