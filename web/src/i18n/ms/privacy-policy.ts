import type { words as english } from '../en/privacy-policy.ts'
import type { WordsLike } from '../translator.ts'
import text from './privacy-policy.md?raw'

export const words: WordsLike<typeof english> = { 'legal.privacyPolicyText': text }
