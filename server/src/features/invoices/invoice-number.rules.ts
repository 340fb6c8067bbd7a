import { dayOf } from '@catchpitch/contract/dates'

/** An installation sells in its own name alone, so all its numbers are in one row. The migration counts by it too. */
export const ownSeller = 'own'

const digits = 4

/** The year that an invoice is numbered in, by the calendar in Kuala Lumpur. */
export const numberingYear = (issued_at: Date): number => Number(dayOf(issued_at).slice(0, 4))

/** `INV-2026-0463`; after 9999 it gets longer. */
export const invoiceNumber = (year: number, place: number): string =>
  `INV-${year}-${String(place).padStart(digits, '0')}`
