import text from './terms.md?raw'

/** The document that /terms-and-conditions shows. */
export const words = { 'legal.termsText': text } as const
