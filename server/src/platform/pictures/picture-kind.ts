import type { pictureTypes } from '@catchpitch/contract/fields/picture-types'

/** The kinds of pictures that people may bring; jpg is another ending of one of them. */
export type PictureKind = Exclude<keyof typeof pictureTypes, 'jpg'>

const startsWith = (bytes: Buffer, sign: string, at = 0) => bytes.toString('latin1', at, at + sign.length) === sign

/** What a file is, by its first bytes. Its name and the type that its sender gives it are not asked: anybody can write them. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  return startsWith(bytes, 'BM') ? 'bmp' : null
}
