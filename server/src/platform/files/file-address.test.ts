import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { deriveSecrets } from '#platform/secrets/secrets'
import { testSecrets } from '#testing/secrets'
import { addressEnd, isGenuineAddress, signedFileUrl } from './file-address.ts'

const at = (time: string) => new Date(`2026-11-16T${time}Z`)
const file = { group_id: newId(at('00:00:00')), id: newId(at('00:00:01')) }

function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return {
    path: pathname,
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  }
}

describe('the address of a file', () => {
  it.each([
    ['10:00:00.000', '11:00:00'],
    ['10:00:00.001', '12:00:00'],
    ['10:59:59.999', '12:00:00'],
    ['11:00:00.000', '12:00:00'],
  ])('that is given out at %s ends at %s', (now, end) => {
    expect(addressEnd(at(now))).toEqual(at(end))
  })

  it('is the same for a whole hour, so that browsers keep the file', () => {
    const first = signedFileUrl(testSecrets, file, at('10:00:01'))
    expect(signedFileUrl(testSecrets, file, at('10:59:59'))).toBe(first)
    expect(signedFileUrl(testSecrets, file, at('11:00:01'))).not.toBe(first)
    expect(partsOf(first)).toMatchObject({
      path: `/media/${file.group_id}/${file.id}`,
      expires: at('12:00:00').getTime() / 1000,
    })
  })

  it('holds for this file, this time and this installation, and for nothing else', () => {
    const { expires, signature } = partsOf(signedFileUrl(testSecrets, file, at('10:00:01')))
    const check = (changed: object, end = expires, secrets = testSecrets) =>
      isGenuineAddress(secrets, { ...file, ...changed }, end, signature)
    expect(check({})).toBe(true)
    expect(check({ id: newId(at('00:00:02')) })).toBe(false)
    expect(check({ group_id: newId(at('00:00:02')) })).toBe(false)
    expect(check({ id: file.group_id, group_id: file.id })).toBe(false)
    expect(check({}, expires + 3600)).toBe(false)
    expect(check({}, expires, deriveSecrets('the secret of another installation'))).toBe(false)
  })

  it('cannot be guessed, whatever is tried', () => {
    fc.assert(fc.property(fc.string(), (signature) => !isGenuineAddress(testSecrets, file, 1_800_000_000, signature)))
  })
})
