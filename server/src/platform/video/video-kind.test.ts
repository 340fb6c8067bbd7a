import { describe, expect, it } from 'vitest'
import { videoKindOf } from './video-kind.ts'

const transport = (first: number, length: number) => {
  const bytes = Buffer.alloc(1000)
  for (let at = first; at < 1000; at += length) bytes[at] = 0x47
  return bytes
}

describe('videoKindOf', () => {
  it.each([
    ['mp4', '\0\0\0\x18ftypisom'],
    ['mp4', '\0\0\0\x18ftypf4v '],
    ['quicktime', '\0\0\0\x14ftypqt  '],
    ['quicktime', '\0\0\0\x08wide'],
    ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm'],
    ['matroska', '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska'],
    ['avi', 'RIFF\0\0\0\0AVI LIST'],
    ['asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9'],
    ['flv', 'FLV\x01\x05'],
    ['mpeg', '\0\0\x01\xba\x44'],
    [null, 'RIFF\0\0\0\0WEBPVP8 '],
    [null, 'FWS\x09'],
    [null, '<html><video src="x.mp4">'],
    [null, ''],
  ])('finds %s', (kind, sign) => {
    expect(videoKindOf(Buffer.from(sign, 'latin1'))).toBe(kind)
  })

  it('finds the packets of broadcasts and cameras', () => {
    expect(videoKindOf(transport(0, 188))).toBe('transport')
    expect(videoKindOf(transport(4, 192))).toBe('transport')
    expect(videoKindOf(Buffer.from('G'.padEnd(1000)))).toBe(null)
  })
})
