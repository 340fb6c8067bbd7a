import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { storedTexts } from '@catchpitch/contract/fields/texts'
import { takeRichTexts } from '#platform/rich-text/take-rich-texts'

/** What somebody wrote, with every rich text as it is kept; refuses by field what cannot be. */
export function cleanEntry<Form extends object>({ fields }: CatalogEntity, form: Form): Form {
  const clean = Object.entries(fields).flatMap(([name, field]) => {
    const written = field.kind === 'rich_text' ? storedTexts.safeParse(Reflect.get(form, name)).data : undefined
    if (field.kind !== 'rich_text' || !written) return []
    return [[name, takeRichTexts(name, written, field.placeholders ?? [])] as const]
  })
  return { ...form, ...Object.fromEntries(clean) }
}
