import { isSaid, type Translate, useTranslate } from '../../../i18n/translator.ts'

/** `changePassword` as words: for an action that has no sentence of its own yet. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')

/**
 * The log in words. Actions and fields come from the server, which may be a release ahead of this page: what has no
 * sentence is shown under its own name.
 */
export function useDeeds() {
  const t: Translate<string> = useTranslate()
  const said = (key: string, name: string) => (isSaid(key) ? t(key) : inWords(name))
  return {
    deed: (action: string) => said(`did.${action}`, action),
    fields: (names: readonly string[]) => names.map((name) => said(`changed.${name}`, name)).join(', '),
  }
}
