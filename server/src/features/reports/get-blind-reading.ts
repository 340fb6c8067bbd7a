import { textIn } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { levelFor } from '@catchpitch/contract/reports/report-level'
import { findEdition, requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { Membership, Person } from '#platform/session/session'
import { countPeople, readShuffled } from './blind-reading.queries.ts'
import { findReadBy } from './interpretations.queries.ts'

type Reading = Pick<Context, 'db' | 'language'> & { group: Membership; person: Person }

const most = limits.blind_reading.statements

/** What people wrote about one situation, with nothing beside it that would say who. */
export async function getBlindReading(
  { db, group, language, person }: Reading,
  survey_id: string,
  asked: string | undefined,
) {
  await requireSurvey(db, group, survey_id)
  const survey = await findReadBy(db, group.id, survey_id)
  const content = survey.edition === 0 ? null : await findEdition(db, { group_id: group.id, ...survey })
  const situations = (content?.situations ?? []).map(({ id, name, topic }) => ({
    id,
    name: textIn(name, language),
    topic: textIn(topic, language),
  }))
  const situation_id = asked ?? situations[0]?.id ?? null
  if (asked !== undefined && !situations.some(({ id }) => id === asked)) return refuse('record.missing')
  const level = levelFor(group.role, limits.survey.level.max)
  const wanted = { survey_id, situation_id: situation_id ?? '', level, reader_id: person.id, most: most + 1 }
  const statements = situation_id === null ? [] : await readShuffled(db, group.id, wanted)
  return {
    situations,
    situation_id,
    people: await countPeople(db, group.id, survey_id),
    more: statements.length > most,
    statements: statements.slice(0, most),
  }
}
