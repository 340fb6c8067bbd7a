/** A comma only ever parts thousands: read otherwise, `1990,50` would cost a hundred times as much as was meant. */
const amount = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/

/** Cents out of an amount as people type it: `299`, `1,299.50`. Null out of nothing; what is no amount stays as it is. */
export function minorAmount(typed: string): number | string | null {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '')
  if (text === '') return null
  return amount.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : text
}

/** An amount as it stands in a field. */
export function typedAmount(minor: number | null): string {
  return minor === null ? '' : (minor / 100).toFixed(2)
}
