import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const letters = (bytes: Buffer) => Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')

/** An id as Stripe writes them: what it is of, and then nothing that could be guessed or counted. */
export const newId = (prefix: string) => `${prefix}_${letters(randomBytes(24))}`

/** What a customer's invoice numbers begin with. */
export const newInvoicePrefix = () => letters(randomBytes(8)).toUpperCase()
