import { Stripe } from 'stripe'
import { refuse } from '#platform/refusal'

/**
 * Asks the provider, in words of ours when it fails. A refused card is told to whoever pays; everything else is nothing
 * that they can mend.
 */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return refuse('payment.declined')
    if (error instanceof Stripe.errors.StripeError) return refuse('payment.provider')
    throw error
  }
}

/** Whether what was asked for is unknown there: it belongs to another account, such as that of the key before this one. */
export const isUnknownThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** The id of what Stripe names by its id, or spells out. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
