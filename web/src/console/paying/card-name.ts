import type { Translate } from '../../i18n/translator.ts'

/** As the companies behind the cards write their names; they are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
}

type Card = { brand: string; last4: string }

/** A card as people know theirs: `Visa ending 4242`. */
export function cardName(t: Translate<'paying.card' | 'paying.otherCard'>, { brand, last4 }: Card): string {
  return t('paying.card', { brand: brands[brand] ?? t('paying.otherCard'), last4 })
}
