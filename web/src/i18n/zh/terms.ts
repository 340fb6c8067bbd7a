import type { words as english } from '../en/terms.ts'
import type { WordsLike } from '../translator.ts'
import text from './terms.md?raw'

export const words: WordsLike<typeof english> = { 'legal.termsText': text }
