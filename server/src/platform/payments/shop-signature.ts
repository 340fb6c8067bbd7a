import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Shop, shopKey } from './shops.ts'
import { headerOf, type SignedCall } from './signed-call.ts'

/** What a shop sends, unsigned, to see whether anybody answers: it says nothing but the number of its webhook. */
export const isPing = (body: string): boolean =>
  /^\s*(?:webhook_id=\d+|\{\s*"webhook_id"\s*:\s*"?\d+"?\s*\})\s*$/.test(body)

/** The shop that a delivery says it comes from; undefined if we know none by that address. */
const shopOf = (call: SignedCall, shops: readonly Shop[]): Shop | undefined =>
  shops.find(({ url }) => url === shopKey(headerOf(call, 'x-wc-webhook-source')))

export function isSignedByShop(call: SignedCall, shops: readonly Shop[]): boolean {
  if (isPing(call.body.toString('utf8'))) return true
  const shop = shopOf(call, shops)
  if (!shop) return false
  const expected = createHmac('sha256', shop.secret).update(call.body).digest()
  const given = Buffer.from(headerOf(call, 'x-wc-webhook-signature'), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
