import type { Texts } from '../languages.ts'

/** As many characters as fit, so that a long name can be copied too. */
const fitting = (text: string, max: number) => Array.from(text).slice(0, max).join('')

/** What a copy is called, so that nobody takes it for what it was made from. Nothing stays nothing. */
export function copiedName({ en, zh, ms }: Texts, max: number): Texts {
  return {
    en: fitting(`Copy of ${en}`, max),
    zh: zh && `${fitting(zh, max - 4)}（副本）`,
    ms: ms && fitting(`Salinan ${ms}`, max),
  }
}
