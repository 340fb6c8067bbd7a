import type { Signer } from '@catchpitch/contract/access/access'
import type { Config } from '../config.ts'
import { isSignedByShop } from './shop-signature.ts'
import type { SignedCall } from './signed-call.ts'
import { isSignedByStripe } from './stripe-signature.ts'

export type Signatures = Readonly<Record<Signer, (call: SignedCall) => boolean>>

export function openSignatures({ shops }: Pick<Config, 'shops'>, webhook_secret: string | null): Signatures {
  return {
    stripe: (call) => webhook_secret !== null && isSignedByStripe(call, webhook_secret),
    woocommerce: (call) => isSignedByShop(call, shops),
  }
}
