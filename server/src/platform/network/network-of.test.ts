import { expect, it } from 'vitest'
import { networkOf, prefixOf } from './network-of.ts'

it.each([
  ['175.139.142.25', '175.139.142.0/24'],
  ['::ffff:175.139.142.25', '175.139.142.0/24'],
  ['2001:4860:4860::8888', '2001:4860:4860::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
  ['', null],
])('%s lies in %s', (ip, prefix) => {
  expect(prefixOf(ip)).toBe(prefix)
})

it.each([
  ['175.139.142.25', 'MY'],
  ['::ffff:165.21.100.88', 'SG'],
  ['114.114.114.114', 'CN'],
  ['2001:4860:4860::8888', 'US'],
  ['127.0.0.1', null],
])('%s is in %s', async (ip, country) => {
  expect(await networkOf(ip)).toMatchObject({ country })
})
