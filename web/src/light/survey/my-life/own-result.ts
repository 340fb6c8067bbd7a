import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { type PersonResult, personResult } from '@catchpitch/method/person-result'
import { situationResult } from '@catchpitch/method/situation-result'
import { ratedStatements } from '@catchpitch/method/slots'
import { fullRanking } from '../keeping/answers.ts'

/** The person's own result, worked out on their device from what they have answered. Null if nothing is complete. */
export function ownResult({ topics }: TestState, content: TestContent): PersonResult | null {
  const results = topics.flatMap((topic) => {
    const { feelings, controls, position } = topic
    const asked = content.topics[position - 1]
    if (!asked || !feelings || !controls) return []
    const scale = content.feelings_scale
    const statements = ratedStatements({ ranking: fullRanking(topic), feelings, controls }, scale)
    return (statements && situationResult({ situation_id: asked.situation_id, scale, statements })) ?? []
  })
  return personResult(results)
}
