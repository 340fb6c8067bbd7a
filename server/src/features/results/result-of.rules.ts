import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { type PersonResult, personResult } from '@catchpitch/method/person-result'
import { situationResult } from '@catchpitch/method/situation-result'
import { ratedStatements } from '@catchpitch/method/slots'

/** The answers of one situation, as they are stored. */
export type AnsweredTopic = {
  situation_id: string
  ranking: number[] | null
  feelings: (number | null)[] | null
  controls: (number | null)[] | null
}

/** What a person's answers come to; null if no situation was answered to its end. */
export function resultOf(
  { feelings_scale: scale }: Pick<EditionContent, 'feelings_scale'>,
  topics: readonly AnsweredTopic[],
): PersonResult | null {
  const situations = topics.flatMap(({ situation_id, ranking, feelings, controls }) => {
    const answers = { ranking: ranking ?? [], feelings: feelings ?? [], controls: controls ?? [] }
    const statements = ratedStatements(answers, scale)
    return (statements && situationResult({ situation_id, scale, statements })) ?? []
  })
  return personResult(situations)
}
