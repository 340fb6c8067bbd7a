import { readableText, unknownPlaceholders } from '@catchpitch/contract/fields/rich-text'
import { languages, type Texts } from '@catchpitch/contract/languages'
import type { Problem } from '@catchpitch/contract/problems'
import { refuseProblems } from '#platform/refusal'
import { cleanRichText } from './clean-rich-text.ts'

/** In every language as it is kept. What is left of one may be nothing. */
export const cleanRichTexts = ({ en, zh, ms }: Texts): Texts => ({
  en: cleanRichText(en),
  zh: cleanRichText(zh),
  ms: cleanRichText(ms),
})

/**
 * What somebody wrote, as it is kept. The form's own check has seen it before it was cleaned; what is left after that
 * may be nothing, or a placeholder whose name was taken apart by marks. Then it is refused by its field.
 */
export function takeRichTexts(field: string, written: Texts, placeholders: readonly string[]): Texts {
  const clean = cleanRichTexts(written)
  const problems = languages.flatMap((language): Problem[] =>
    unknownPlaceholders(clean[language], placeholders).map((placeholder) => ({
      field: `${field}.${language}`,
      key: 'field.placeholder',
      params: { placeholder },
    })),
  )
  if (readableText(clean.en) === '') problems.push({ field: `${field}.en`, key: 'field.english', params: {} })
  if (problems.length > 0) refuseProblems(problems)
  return clean
}
