const box = (type: string, ...inside: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 with these codecs, as far as its boxes tell; there is nothing in it to be seen. */
export function anyMp4({ codecs = ['avc1', 'mp4a'], bytes = 2000, brand = 'isom' } = {}): Buffer {
  const tracks = codecs.map((codec) => {
    const entries = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(8))])
    return box('trak', box('mdia', box('minf', box('stbl', box('stsd', entries)))))
  })
  const parts = [box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')), box('moov', ...tracks)]
  const length = parts.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([...parts, box('mdat', Buffer.alloc(Math.max(0, bytes - length), 7))])
}
