import type { Language } from '@catchpitch/contract/languages'
import { en } from '@catchpitch/contract/messages/en'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { MessageKey, MessageParams } from '@catchpitch/contract/messages/messages'
import { ms } from '@catchpitch/contract/messages/ms'
import { zh } from '@catchpitch/contract/messages/zh'

const messages = { en, zh, ms }

/** A message of the contract in a person's language. */
export function translate(language: Language, key: MessageKey, params: MessageParams = {}): string {
  return fillIn(messages[language][key], params)
}
