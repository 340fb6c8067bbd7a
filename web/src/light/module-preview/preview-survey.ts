import type { Language } from '@catchpitch/contract/languages'
import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { api } from '../../api/api.ts'
import { currentLanguage } from '../../i18n/translator.ts'
import { keptOf } from '../survey/keeping/kept.ts'
import { createSurvey, type Survey } from '../survey/keeping/survey.ts'
import { standInServer } from '../survey/keeping/survey-server.ts'

/** What the module would ask, in one language; a company has no name here. */
async function readPreview(id: string, language: Language, company: string): Promise<TestContent> {
  const { data } = await api('GET /admin/modules/{id}/preview', { params: { id }, query: { language } })
  return { ...data, company }
}

/** Longer than anybody looks at one. */
const day_ms = 24 * 60 * 60 * 1000

function freshState(): TestState {
  return {
    test_id: crypto.randomUUID(),
    invite_id: crypto.randomUUID(),
    interested: false,
    step: testStep.instructions,
    topic: 0,
    consented: false,
    input_method: null,
    extra_time: 0,
    allow_paste: false,
    integrity_policy: integrityPolicy.none,
    short_answers: [],
    compare_ranking: null,
    compare_revision: 0,
    topics: [],
    closes_at: new Date(Date.now() + day_ms).toISOString(),
    now: new Date().toISOString(),
  }
}

/** The survey that applicants take, over a module that nobody has made a survey of; it leaves nothing on the device. */
export async function openPreview(id: string, company: () => string): Promise<Survey> {
  const language = currentLanguage()
  const read = () => readPreview(id, currentLanguage(), company())
  const opened = { token: '', content: await read(), state: freshState() }
  return createSurvey({
    kept: keptOf(opened, { language, skew_ms: 0, earlier: null }),
    store: () => {},
    server: standInServer(read),
    language: currentLanguage,
  })
}
