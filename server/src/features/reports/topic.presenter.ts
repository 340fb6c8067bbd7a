import { defaultLanguage, type Language, type Texts } from '@catchpitch/contract/languages'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { placesOf } from '@catchpitch/method/place'
import { ratedStatements, ratingOf } from '@catchpitch/method/slots'
import type { AnsweredTopic } from './answers.queries.ts'

type Situation = EditionContent['situations'][number]

/** A translation that nobody has written falls back to English, which the catalogue always has. */
const inLanguage = (texts: Texts, language: Language) => texts[language] || texts[defaultLanguage]

const shadeKeys = ['much', 'some', 'none'] as const

/** What the situation calls a quadrant, and one of its three shades. */
function wordsOf(situation: Situation | undefined, quadrant: number, shade: number, language: Language) {
  const texts = situation?.quadrants[quadrant - 1]
  const key = shadeKeys[(shade - 1) % shadeKeys.length]
  return {
    parameter: texts ? inLanguage(texts.parameter, language) : null,
    shade_text: texts && key ? inLanguage(texts[key], language) : null,
  }
}

/** Where each statement stands among the others, by its slot; nowhere as long as one of them is not rated. */
function placesBySlot({ ranking, feelings, controls }: AnsweredTopic, scale: EditionContent['feelings_scale']) {
  const answers = { ranking: ranking ?? [], feelings: feelings ?? [], controls: controls ?? [] }
  const rated = ratedStatements(answers, scale) ?? []
  const places = placesOf(rated, scale)
  return new Map(rated.flatMap(({ slot }, index) => (places[index] ? [[slot, places[index]] as const] : [])))
}

/** For how long writing went on after its time was up, in seconds; null if it ended before. */
function secondsOver({ deadline_at, closed_at }: AnsweredTopic): number | null {
  const over_ms = closed_at === null ? 0 : closed_at.getTime() - deadline_at.getTime()
  return over_ms > 0 ? Math.ceil(over_ms / 1000) : null
}

/** One situation of a run as it was answered: ranked statements first, then the others as they were written. */
export function presentTopic(
  answered: AnsweredTopic,
  { situations, feelings_scale }: EditionContent,
  language: Language,
) {
  const situation = situations.find(({ id }) => id === answered.situation_id)
  const places = placesBySlot(answered, feelings_scale)
  const ranking = answered.ranking ?? []
  const rankOf = (slot: number) => (ranking.includes(slot) ? ranking.indexOf(slot) + 1 : null)
  const statements = answered.statements.map(({ slot, text, input_method, recording_id, picture_id, link }) => {
    const place = places.get(slot)
    return {
      slot,
      text,
      recording_id,
      picture_id,
      link,
      input_method: Object.values(inputMethod).find((known) => known === input_method) ?? inputMethod.typing,
      rank: rankOf(slot),
      feeling: ratingOf(answered.feelings ?? [], slot),
      control: ratingOf(answered.controls ?? [], slot),
      quadrant: place?.quadrant ?? null,
      shade: place?.shade ?? null,
      ...(place ? wordsOf(situation, place.quadrant, place.shade, language) : { parameter: null, shade_text: null }),
    }
  })
  return {
    position: answered.position,
    name: situation ? inLanguage(situation.name, language) : '',
    topic: situation ? inLanguage(situation.topic, language) : '',
    seconds_over: secondsOver(answered),
    statements: statements.toSorted((one, other) => (one.rank ?? one.slot + 100) - (other.rank ?? other.slot + 100)),
  }
}
