import type { words as sheets } from '../i18n/en/sheets.ts'
import { addWords, type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'

const sheetWords: WordLoaders = {
  en: async () => (await import('../i18n/en/sheets.ts')).words,
  zh: async () => (await import('../i18n/zh/sheets.ts')).words,
  ms: async () => (await import('../i18n/ms/sheets.ts')).words,
}

export const loadSheetWords = () => addWords(sheetWords)

type SheetKey = keyof typeof sheets

/** Both doors show reports on sheets; each brings these words along. */
export const useSheetT = (): Translate<SheetKey> => useTranslate()
