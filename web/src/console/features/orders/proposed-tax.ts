const whole = 10_000

/** The tax on an amount, at a rate in hundredths of a percent; null where there is no amount yet. */
export const proposedTax = (amount_minor: unknown, tax_rate: number): number | null =>
  typeof amount_minor === 'number' ? Math.round((amount_minor * tax_rate) / whole) : null

/** `8`, `7.5`: a rate as people write it. */
export const writtenRate = (tax_rate: number): string => String(tax_rate / 100)
