import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { saveInterpretationPreference as endpoint } from '@catchpitch/contract/reports/interpretations.endpoints'
import { requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import type { Membership } from '#platform/session/session'
import { countInterpretations, lockLeftOut, setLeftOut } from './interpretations.queries.ts'

/** Keeps texts of staff's in the reports of a survey, or leaves them out: for everybody who reads them. */
export async function keepInterpretations(
  { db, group }: Pick<Context, 'db'> & { group: Membership },
  { survey_id, interpretation_ids, is_kept }: BodyOf<typeof endpoint>,
): Promise<string[]> {
  await requireSurvey(db, group, survey_id)
  const named = [...new Set(interpretation_ids)]
  if ((await countInterpretations(db, named)) < named.length) return refuseField('interpretation_ids', 'field.choice')
  const before = await lockLeftOut(db, group.id, survey_id)
  const others = before.filter((id) => !named.includes(id))
  const left_out = is_kept ? others : [...others, ...named]
  await setLeftOut(db, group.id, survey_id, left_out)
  return left_out
}
