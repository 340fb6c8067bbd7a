import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { type Language, languageFrom } from '@catchpitch/contract/languages'

/** Somebody with an account, as a mail addresses them. */
export type Account = { user_id: string; email: string; name: string; language: Language }

type Row = { id: string; email: string; first_name: string; last_name: string; language: string }

export function accountOf({ id, email, language, ...names }: Row): Account {
  return { user_id: id, email, name: fullNameOf(names), language: languageFrom(language) }
}
