import { languageFrom, type Texts } from '@catchpitch/contract/languages'
import { useLanguage, useTranslate } from '../../../i18n/translator.ts'
import type { Entity } from './catalog-call.ts'

/**
 * What an entity, its fields and their choices are called: keys follow from the definition, and a test holds the words
 * to the definitions.
 */
export function useCatalogWords({ name, fields }: Entity) {
  const t = useTranslate<string>()
  const isField = (field: string) => Object.hasOwn(fields, field)
  return {
    of: (what: 'title' | 'lead' | 'add' | 'new') => t(`catalog.${name}.${what}`),
    field: (field: string) => t(isField(field) ? `catalog.${name}.${field}` : `catalog.${field}`),
    placeholder: (placeholder: string) => t(`catalog.placeholder.${placeholder}`),
    choice: (field: string, value: unknown) => t(`catalog.${name}.${field}.${String(value)}`),
  }
}

/** A text in the reader's language, in English where nobody has translated it yet. */
export function useInLanguage(): (texts: Texts) => string {
  const language = languageFrom(useLanguage())
  return (texts) => texts[language].trim() || texts.en
}
