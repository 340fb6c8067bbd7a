import type { Language } from '@catchpitch/contract/languages'
import { moduleTexts } from '@catchpitch/contract/modules/module-form'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestContent } from '@catchpitch/contract/respondent/test'
import { presentContent } from '#features/respondent/respondent.public'
import { compileEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { inLanguage } from './module.presenter.ts'
import { findConsent, findModule, readAskedTexts } from './modules.queries.ts'

/** What an applicant would read, by the same code that tells it to them: compiled as a survey is when it is published. */
export async function previewModule({ db }: Context, id: string, language: Language): Promise<TestContent> {
  const module = await findModule(db, id)
  if (!module) return refuse('record.missing')
  const { name, description } = moduleTexts.parse(module)
  const edition = compileEdition({
    // No company has made a survey of it yet.
    company: '',
    survey: {
      name: inLanguage(name, language),
      description: inLanguage(description, language),
      expression: [inputMethod.typing],
    },
    module,
    consent: await findConsent(db),
    situations: await readAskedTexts(db, module.situation_ids),
  })
  return presentContent(edition, module.situation_ids, language)
}
