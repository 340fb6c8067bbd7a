import { type Language, languages } from '@catchpitch/contract/languages'
import { en } from '@catchpitch/contract/messages/en'
import type { MessageKey, MessageParams } from '@catchpitch/contract/messages/messages'
import { ms } from '@catchpitch/contract/messages/ms'
import { zh } from '@catchpitch/contract/messages/zh'
import { createInstance } from 'i18next'

const i18n = createInstance()
void i18n.init({
  // Everything is in memory, so the texts are there when this line is done.
  initAsync: false,
  resources: { en: { translation: en }, zh: { translation: zh }, ms: { translation: ms } },
  supportedLngs: [...languages],
  fallbackLng: 'en',
  // Keys are whole words with dots in them, and values go into JSON, where nothing may be escaped for HTML.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/** A message of the contract in a person's language. */
export function translate(language: Language, key: MessageKey, params: MessageParams = {}): string {
  return i18n.t(key, { lng: language, ...params })
}
