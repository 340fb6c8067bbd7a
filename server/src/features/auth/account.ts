import { type Language, languageFrom } from '@catchpitch/contract/languages'

/** Somebody with an account, as a mail addresses them. */
export type Account = { user_id: string; email: string; name: string; language: Language }

type Row = { id: string; email: string; first_name: string; last_name: string; language: string }

export function accountOf({ id, email, first_name, last_name, language }: Row): Account {
  return { user_id: id, email, name: `${first_name} ${last_name}`.trim(), language: languageFrom(language) }
}
