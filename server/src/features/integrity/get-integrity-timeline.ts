import { constantFrom } from '@catchpitch/contract/constant-from'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { textIn } from '@catchpitch/contract/languages'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { requireReport } from '#features/reports/reports.public'
import { findEdition } from '#features/surveys/surveys.public'
import { briefFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { findWatchedRun, listOtherRuns, readPictures, readTimeline } from './company-integrity.queries.ts'

type Looking = Pick<Context, 'db' | 'language' | 'now' | 'secrets'> & { group: Membership }

/** What was recorded of one person beside their answers, for those who read them. No figure is made of it. */
export async function getIntegrityTimeline(
  { db, group, language, now }: Looking,
  survey_id: string,
  result_id: string,
) {
  const report = await requireReport(db, group, result_id)
  if (report.survey_id !== survey_id) return refuse('record.missing')
  const key = { group_id: group.id, id: result_id }
  const run = await findWatchedRun(db, key)
  const content = await findEdition(db, { group_id: group.id, ...report })
  const situationAt = (topic: number) => {
    const asked = run.situation_ids[topic - 1]
    const situation = content.situations.find(({ id }) => id === asked)
    return situation ? textIn(situation.name, language) : null
  }
  const events = await readTimeline(db, key, integrityEvent.snapshot)
  const reach = reachOf(group)
  const others = await listOtherRuns(db, key, run.user_id)
  return {
    policy: constantFrom(integrityPolicy, run.integrity_policy),
    snapshots: (await readPictures(db, key, now)).length,
    events: events.map(({ topic, detail, happened_at, kind, step, ...event }) => ({
      ...event,
      kind: constantFrom(integrityEvent, kind),
      step: constantFrom(testStep, step),
      happened_at: happened_at.toISOString(),
      situation: topic === 0 ? null : situationAt(topic),
      moved: kind === integrityEvent.network_changed ? { from: detail?.from ?? null, to: detail?.to ?? null } : null,
    })),
    others: others
      .filter(({ department_id }) => isWithin(reach, department_id))
      .map(({ id, started_at, completed_at, survey_id: other_id, survey_hash_id, survey_name }) => ({
        id,
        survey: { id: other_id, hashId: survey_hash_id, name: survey_name },
        started_at: started_at.toISOString(),
        completed_at: completed_at?.toISOString() ?? null,
      })),
  }
}

/** The pictures of one run, for as long as they are kept. */
export async function listPictures({ db, group, now, secrets }: Looking, result_id: string) {
  await requireReport(db, group, result_id)
  const pictures = await readPictures(db, { group_id: group.id, id: result_id }, now)
  return pictures.map(({ id, happened_at, file_id }) => ({
    id,
    taken_at: happened_at.toISOString(),
    url: briefFileUrl(secrets, { group_id: group.id, id: file_id }, now),
  }))
}
