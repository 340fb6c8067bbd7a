import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate, gzipSync } from 'node:zlib'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import { bmpOf, greyPixels, halves, pictureOf, pngChunk, pngOf } from './pictures.ts'

type Hostile = { name: string; bytes: Buffer; says: FieldMessageKey }

const type: FieldMessageKey = 'field.picture.type'
const size: FieldMessageKey = 'field.picture.size'

const html = '<!doctype html><script>alert(document.domain)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><script>alert(1)</script></svg>'
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** Files that are no picture at all, whatever they are called. */
const otherFiles: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  zeros: Buffer.alloc(10_000),
  text: Buffer.from('Hello'),
  HTML: Buffer.from(html),
  'HTML after a byte order mark': Buffer.from(`\uFEFF${html}`),
  SVG: Buffer.from(svg),
  'SVG with a declaration': Buffer.from(`<?xml version="1.0"?>${svg}`),
  'compressed SVG': gzipSync(svg),
  'SVG that reads a file': Buffer.from(
    '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
  ),
  'SVG that calls home': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x"/></svg>',
  ),
  'XML that grows without an end': Buffer.from(
    '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]><a>&c;</a>',
  ),
  script: Buffer.from('alert(1)'),
  PHP: Buffer.from('<?php system($_GET["c"]);'),
  'shell script': Buffer.from('#!/bin/sh\nrm -rf /'),
  PDF: latin1('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  PostScript: latin1('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 640 640\n(/etc/passwd)(r)file'),
  'ImageMagick script': Buffer.from('push graphic-context\nviewbox 0 0 640 640\nimage over 0,0 0,0 "|id"\npop'),
  ZIP: latin1('PK\x03\x04\x14\x00\x00\x00'),
  Flash: latin1('CWS\x0a\x00\x00\x00\x00'),
  'Windows program': latin1('MZ\x90\x00\x03'),
  'Linux program': latin1('\x7fELF\x02\x01\x01'),
  'Java class': latin1('\xca\xfe\xba\xbe\x00\x00\x00\x34'),
  video: latin1('\x00\x00\x00\x20ftypisom\x00\x00\x02\x00'),
  AVIF: latin1('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00'),
  TIFF: latin1('II*\x00\x08\x00\x00\x00\x00\x00'),
  icon: latin1('\x00\x00\x01\x00\x01\x00\x00\x00'),
  Photoshop: latin1('8BPS\x00\x01\x00\x00'),
  'sound in the same wrapping as WebP': latin1('RIFF\x24\x00\x00\x00WAVEfmt '),
}

/** The first bytes of a picture, and a script that takes them for a comment or a name. */
const signsOnly: Record<string, Buffer> = {
  'the sign of a JPEG': latin1('\xff\xd8\xff'),
  'the sign of a PNG': latin1('\x89PNG\r\n\x1a\n'),
  'the sign of a GIF': latin1('GIF89a'),
  'the sign of a BMP': latin1('BM'),
  'the sign of a WebP': latin1('RIFF\x04\x00\x00\x00WEBP'),
  'a GIF that is a script': latin1('GIF89a/*\x80\x02\x80\x02\x00\x00*/=1;alert(1);//'),
  'a BMP that is a script': latin1(`BM=1;/*${'\x00'.repeat(60)}*/alert(1)`),
  'a JPEG that is a page': latin1(`\xff\xd8\xff\xfe\x00\x60--><body>${html}<!--`),
  'a WebP that is a page': latin1(`RIFF\xff\x00\x00\x00WEBP${html}`),
}

/** Overwrites the number of 16 bits that stands behind a mark. */
function patched(bytes: Buffer, at: number, ...values: number[]): Buffer {
  const copy = Buffer.from(bytes)
  for (const [index, value] of values.entries()) copy.writeUInt16BE(value, at + index * 2)
  return copy
}

/** Where the frame of a JPEG states its height and width. */
const jpegSizeAt = (jpeg: Buffer) => jpeg.indexOf(latin1('\xff\xc0')) + 5

const gifHeader = (width: number, height: number) => {
  const bytes = latin1('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}

/** One frame of one colour: its pixels are the shortest that can be said. */
function gifFrame(width: number, height: number): Buffer {
  const frame = latin1('\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x4c\x01\0')
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  return frame
}

const gifOf = (width: number, height: number, ...frames: Buffer[]) =>
  Buffer.concat([gifHeader(width, height), ...frames, Buffer.from([0x3b])])

/** A progressive JPEG that draws its last scan again and again: each costs as much as the whole picture. */
function jpegOfScans(progressive: Buffer, count: number): Buffer {
  const last_scan = progressive.subarray(progressive.lastIndexOf(latin1('\xff\xda')), -2)
  const again = Array.from({ length: count }, () => last_scan)
  return Buffer.concat([progressive.subarray(0, -2), ...again, latin1('\xff\xd9')])
}

/** So many zeros in a few kilobytes. Made piece by piece: the tests that use it measure memory. */
function deflated(megabytes: number): Promise<Buffer> {
  const piece = Buffer.alloc(1_000_000)
  return buffer(Readable.from(Array.from({ length: megabytes }, () => piece)).pipe(createDeflate({ level: 1 })))
}

async function bombs(jpeg: Buffer): Promise<Hostile[]> {
  const progressive = await halves().jpeg({ progressive: true }).toBuffer()
  const flood = await deflated(10)
  const frame = gifFrame(640, 640)
  return [
    { name: 'a PNG of 30,000 x 30,000', bytes: pngOf(30_000, 30_000, flood, [], { bits: 1, colour: 0 }), says: size },
    { name: 'a PNG of two milliards to a side', bytes: pngOf(0x7fffffff, 0x7fffffff, greyPixels), says: type },
    { name: 'a JPEG of 65,500 x 65,500', bytes: patched(jpeg, jpegSizeAt(jpeg), 65_500, 65_500), says: size },
    { name: 'a GIF of 65,535 x 65,535', bytes: gifOf(65_535, 65_535, gifFrame(65_535, 65_535)), says: size },
    { name: 'a BMP of 30,000 x 30,000', bytes: bmpClaiming(30_000, 30_000), says: size },
    { name: 'a BMP of two milliards to a side', bytes: bmpClaiming(0x7fffffff, 0x7fffffff), says: size },
    { name: 'a BMP that is less than nothing wide', bytes: bmpClaiming(-640, 640), says: size },
    { name: 'a BMP with fewer pixels than it says', bytes: bmpClaiming(640, 640), says: type },
    {
      name: 'a GIF of 100,000 frames',
      bytes: gifOf(640, 640, ...Array.from({ length: 100_000 }, () => frame)),
      says: type,
    },
    { name: 'a GIF with a frame larger than itself', bytes: gifOf(640, 640, gifFrame(65_535, 65_535)), says: type },
    { name: 'a JPEG of 20,000 scans', bytes: jpegOfScans(progressive, 20_000), says: type },
  ]
}

/** Only a header: how large it says that it is, without the pixels for it. */
function bmpClaiming(width: number, height: number): Buffer {
  const bytes = bmpOf({ width: 4, height: 4 })
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

const sizes = [
  [639, 640],
  [640, 639],
  [641, 641],
  [600, 600],
  [1, 1],
  [1280, 1280],
] as const

/** A corpus of what must not become anybody's picture, with what is said of each. */
export async function hostilePictures(): Promise<Hostile[]> {
  const whole = {
    jpeg: await pictureOf('jpeg'),
    png: await pictureOf('png'),
    gif: await pictureOf('gif'),
    webp: await pictureOf('webp'),
    bmp: bmpOf(),
  }
  const ofAll = (name: string, change: (bytes: Buffer) => Buffer) =>
    Object.entries(whole).map(([kind, bytes]) => ({ name: `a ${kind} ${name}`, bytes: change(bytes), says: type }))
  const followedBy = (tail: string | Buffer) => (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(tail)])
  const wrongSizes: Hostile[] = []
  for (const kind of ['jpeg', 'png', 'gif', 'webp'] as const) {
    for (const [width, height] of sizes) {
      wrongSizes.push({
        name: `a ${kind} of ${width} x ${height}`,
        bytes: await pictureOf(kind, width, height),
        says: size,
      })
    }
  }
  return [
    ...Object.entries({ ...otherFiles, ...signsOnly }).map(([name, bytes]) => ({ name, bytes, says: type })),
    ...ofAll('cut in half', (bytes) => bytes.subarray(0, bytes.length >> 1)),
    ...ofAll('without its last byte', (bytes) => bytes.subarray(0, -1)),
    ...ofAll('that is a page as well', followedBy(html)),
    ...ofAll('that is an archive as well', followedBy(`PK\x05\x06${'\0'.repeat(18)}`)),
    ...ofAll('with a second picture behind it', (bytes) => Buffer.concat([bytes, bytes])),
    ...wrongSizes,
    ...(await bombs(whole.jpeg)),
  ]
}

type Carrier = { name: string; bytes: Buffer; carries: string }

/** Behind the first two bytes of a JPEG, where comments and camera data stand. */
const withSegment = (jpeg: Buffer, marker: number, data: string) => {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), latin1(data)])
  segment.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** Good pictures that bring something along which must not be kept: a place, a script, a bomb. */
export async function ladenPictures(): Promise<Carrier[]> {
  const place = { IFD0: { Artist: 'Aisyah at home' }, IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' } }
  const jpeg = await pictureOf('jpeg')
  const gif = await pictureOf('gif')
  const comment = Buffer.concat([latin1('\x21\xfe'), Buffer.from([html.length]), latin1(html), Buffer.from([0])])
  const zipped = async (name: string, title: string, megabytes: number) =>
    pngOf(640, 640, greyPixels, [pngChunk(name, Buffer.concat([latin1(`${title}\0\0`), await deflated(megabytes)]))])
  return [
    {
      name: 'a JPEG with the place where it was taken',
      carries: 'Aisyah',
      bytes: await halves().withExif(place).jpeg().toBuffer(),
    },
    {
      name: 'a PNG with the place where it was taken',
      carries: 'Aisyah',
      bytes: await halves().withExif(place).png().toBuffer(),
    },
    {
      name: 'a WebP with the place where it was taken',
      carries: 'Aisyah',
      bytes: await halves().withExif(place).webp().toBuffer(),
    },
    { name: 'a JPEG with a page in a comment', carries: html, bytes: withSegment(jpeg, 0xfe, html) },
    { name: 'a JPEG with a page in its camera data', carries: html, bytes: withSegment(jpeg, 0xe1, html) },
    {
      name: 'a GIF with a page in a comment',
      carries: html,
      bytes: Buffer.concat([gif.subarray(0, -1), comment, Buffer.from([0x3b])]),
    },
    {
      name: 'a PNG with PHP in a text',
      carries: '<?php',
      bytes: pngOf(640, 640, greyPixels, [pngChunk('tEXt', latin1('Comment\0<?php system(1);'))]),
    },
    { name: 'a PNG with 150 MB of text', carries: 'Comment', bytes: await zipped('zTXt', 'Comment', 150) },
    { name: 'a PNG with 150 MB of colour profile', carries: 'profile', bytes: await zipped('iCCP', 'profile', 150) },
  ]
}
