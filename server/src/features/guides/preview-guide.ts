import { type Language, textIn } from '@catchpitch/contract/languages'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { fillRichText } from '#platform/rich-text/fill-rich-text'
import { guideValues, sampleCompany } from './guide-template.rules.ts'
import { findCompanyName, readGuide } from './guides.queries.ts'

type Wish = { guide_id: string; company_id?: string | undefined; language: Language }

/** A guide as somebody of a company reads it; of an example's, unless one is named. */
export async function previewGuide(
  { db, installation }: Pick<Context, 'db' | 'installation'>,
  { guide_id, company_id, language }: Wish,
) {
  const guide = (await readGuide(db, guide_id)) ?? refuse('record.missing')
  const named = company_id === undefined ? sampleCompany : await findCompanyName(db, company_id)
  const company = named ?? refuse('record.missing')
  return {
    name: textIn(guide.name, language),
    html: fillRichText(textIn(guide.body, language), guideValues({ ...installation, company })),
  }
}
