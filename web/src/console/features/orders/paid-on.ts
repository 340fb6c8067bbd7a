import { formatDay, formatMoment } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'
import type { TransactionKind } from '@catchpitch/contract/orders/orders'

type Paid = { kind: TransactionKind; purchased_at: string }

/** When it was paid. Of what staff have entered only the day is known: its hour would read as midnight. */
export function paidOn({ kind, purchased_at }: Paid, language: Language): string {
  const at = new Date(purchased_at)
  return kind === 'order' || kind === 'reversal' ? formatMoment(at, language) : formatDay(at, language)
}
