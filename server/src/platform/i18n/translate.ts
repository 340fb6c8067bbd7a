import type { Language } from '@catchpitch/contract/languages'
import { en, ms, zh } from '@catchpitch/contract/messages/all-messages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { MessageKey, MessageParams } from '@catchpitch/contract/messages/messages'

const messages = { en, zh, ms }

/** A message of the contract in a person's language. */
export function translate(language: Language, key: MessageKey, params: MessageParams = {}): string {
  return fillIn(messages[language][key], params)
}
