import { defaultLanguage, type Language, type Texts } from '@catchpitch/contract/languages'
import type { PitchFacts } from '@catchpitch/contract/pitch/pitch-facts'
import { offeredMethods } from '@catchpitch/contract/respondent/input-method'
import type { TestContent } from '@catchpitch/contract/respondent/test'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'

/** A translation that nobody has written falls back to English, which the catalogue always has. */
const inLanguage = (texts: Texts, language: Language) => texts[language] || texts[defaultLanguage]

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const plain = (name: string) => name.trim().toLowerCase()

/** What the survey's pitch says besides its slides, in one language. The same name for the position is not said twice. */
export function presentPitchFacts(edition: EditionContent, language: Language): PitchFacts {
  const { position_applied, skills_required, supervision_provided, hiring_strategy } = edition
  const job_position = edition.job_position === null ? '' : inLanguage(edition.job_position, language)
  return {
    job_position,
    position_applied: plain(position_applied) === plain(job_position) ? '' : position_applied,
    skills_required,
    supervision_provided,
    hiring_strategy,
  }
}

/** What the survey asks in one language: only the situations of this run, in its order. */
export function presentContent(
  edition: EditionContent,
  situation_ids: readonly string[],
  language: Language,
): TestContent {
  const say = (texts: Texts) => inLanguage(texts, language)
  const byId = new Map(edition.situations.map((situation) => [situation.id, situation]))
  return {
    company: edition.company,
    name: edition.name,
    description: edition.description,
    instructions: say(edition.instructions),
    things_to_remember: say(edition.things_to_remember),
    completion_message: edition.completion_message ? say(edition.completion_message) : '',
    consent: { version: edition.consent.version, body: say(edition.consent.body) },
    ...presentPitchFacts(edition, language),
    short_questions: edition.screening_questions,
    feelings_scale: edition.feelings_scale,
    input_methods: offeredMethods(edition.expression),
    topics: situation_ids.flatMap((id) => {
      const situation = byId.get(id)
      if (!situation) return []
      const { name, topic, text_display, sample_statements } = situation
      return {
        situation_id: id,
        name: say(name),
        topic: say(topic),
        text: say(text_display),
        samples: lines(say(sample_statements)),
      }
    }),
  }
}
