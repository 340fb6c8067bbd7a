/** The containers that a video may come in. `demuxer`: the one of ffmpeg that reads it, and no other is to be tried. */
export const videoKinds = {
  mp4: { demuxer: 'mov' },
  quicktime: { demuxer: 'mov' },
  webm: { demuxer: 'matroska' },
  matroska: { demuxer: 'matroska' },
  avi: { demuxer: 'avi' },
  asf: { demuxer: 'asf' },
  flv: { demuxer: 'flv' },
  mpeg: { demuxer: 'mpeg' },
  transport: { demuxer: 'mpegts' },
} as const

export type VideoKind = keyof typeof videoKinds

const startsWith = (bytes: Buffer, sign: string, at = 0) => bytes.toString('latin1', at, at + sign.length) === sign

/** Packets of 188 bytes that each begin with a G; cameras put four bytes with the time before each. */
const isTransport = (bytes: Buffer) =>
  [
    { first: 0, length: 188 },
    { first: 4, length: 192 },
  ].some(({ first, length }) => [0, 1, 2, 3].every((packet) => bytes[first + packet * length] === 0x47))

/**
 * What a file is, by its first bytes; null for what is no video. Flash films and pages are among what people call videos,
 * but they are programs: there is no sign by which one of them is taken.
 */
export function videoKindOf(bytes: Buffer): VideoKind | null {
  if (startsWith(bytes, 'ftyp', 4)) return startsWith(bytes, 'qt  ', 8) ? 'quicktime' : 'mp4'
  // Old cameras begin without saying which kind of it this is.
  if (['moov', 'mdat', 'wide', 'free'].some((sign) => startsWith(bytes, sign, 4))) return 'quicktime'
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) return bytes.subarray(0, 64).includes('webm') ? 'webm' : 'matroska'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'AVI ', 8)) return 'avi'
  if (startsWith(bytes, '\x30\x26\xb2\x75\x8e\x66\xcf\x11')) return 'asf'
  if (startsWith(bytes, 'FLV\x01')) return 'flv'
  if (startsWith(bytes, '\x00\x00\x01\xba')) return 'mpeg'
  return isTransport(bytes) ? 'transport' : null
}

/** Whether a browser could play one of this kind at all; which codecs are in it is another question. */
export const isForBrowsers = (kind: VideoKind): kind is 'mp4' | 'webm' => kind === 'mp4' || kind === 'webm'
