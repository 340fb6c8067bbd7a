import type { QueryOf } from '@catchpitch/contract/endpoint'
import type {
  listInvites as invitesEndpoint,
  listParticipants as participantsEndpoint,
} from '@catchpitch/contract/invitations/invitations.endpoints'
import type { Language } from '@catchpitch/contract/languages'
import { type ParticipantResponse, participantResponse } from '@catchpitch/contract/respondent/participant-response'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'
import { findSurveyIds } from '#platform/surveys/survey-ids.queries'

/** People on a list, as pages show them. */
function selectInvites(db: Connection, group_id: string, ids: readonly string[], language: Language) {
  return db
    .selectFrom('invites')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
    )
    .leftJoin('dimensions', 'dimensions.id', 'invites.dimension_id')
    .leftJoin('mail_suppressions', 'mail_suppressions.email_key', 'invites.email_key')
    .leftJoin('users as adders', 'adders.id', 'invites.created_by')
    .where('invites.group_id', '=', group_id)
    .where('invites.id', 'in', ids)
    .select((eb) => [
      'invites.id',
      'invites.survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
      'invites.first_name',
      'invites.last_name',
      'invites.email',
      'invites.country_code',
      'invites.mobile',
      'invites.language',
      'invites.source',
      'invites.extra_time',
      'invites.allow_paste',
      'invites.state',
      'invites.scheduled_at',
      'invites.sent_at',
      'invites.expires_at',
      'invites.opened_at',
      'invites.started_at',
      'invites.completed_at',
      'invites.created_at',
      'invites.interest_at',
      'invites.decline_option',
      'invites.decline_reason',
      inLanguage(eb.ref('dimensions.name'), language).$castTo<string | null>().as('dimension'),
      sql<boolean>`mail_suppressions.email_key is not null`.as('bounced'),
      'adders.first_name as adder_first_name',
      'adders.last_name as adder_last_name',
    ])
}

export type ListedInvite = Awaited<ReturnType<ReturnType<typeof selectInvites>['execute']>>[number]

export async function listInvites(
  db: Connection,
  { group_id, survey_id, language }: { group_id: string; survey_id: string; language: Language },
  query: QueryOf<typeof invitesEndpoint>,
) {
  const { state, source, language: languages } = query.filter
  let ids = db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (state) ids = ids.where('state', 'in', state)
  if (source) ids = ids.where('source', 'in', source)
  if (languages) ids = ids.where('language', 'in', languages)
  return readListPage(db, {
    ids,
    by: 'no',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => selectInvites(db, group_id, wanted, language).execute(),
  })
}

type Seen = { group_id: string; reach: Reach; language: Language }
type Participants = Pick<QueryOf<typeof participantsEndpoint>, 'keyword' | 'filter' | 'page'> & {
  order: { descending: boolean }
}

/** Everybody of the surveys that somebody sees, as far as they are asked for. */
async function participants(db: Connection, { group_id, reach }: Seen, { keyword, filter }: Participants) {
  const { state, survey } = filter
  const survey_ids = await findSurveyIds(db, group_id, survey)
  let ids = db
    .selectFrom('invites')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
    )
    .where('invites.group_id', '=', group_id)
    .where('surveys.removed_at', 'is', null)
    .where((eb) => withinReach(eb, reach))
    .where((eb) => matchesKeyword(eb.ref('invites.search'), keyword))
    .select('invites.id as id')
  if (state) ids = ids.where('invites.state', 'in', state)
  if (survey_ids) ids = ids.where('invites.survey_id', 'in', survey_ids)
  // In an object, because a promise would take the statement for one of its own and carry it out.
  return { ids }
}

export async function listParticipants(db: Connection, seen: Seen, query: Participants) {
  const { ids } = await participants(db, seen, query)
  return readListPage(db, {
    ids,
    by: 'invites.created_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => selectInvites(db, seen.group_id, wanted, seen.language).execute(),
  })
}

/** Those who have said yes, or those who have said no. */
export async function listByResponse(
  db: Connection,
  seen: Seen & { response: ParticipantResponse },
  query: Participants,
) {
  const { ids } = await participants(db, seen, query)
  return readListPage(db, {
    // The number stands in the statement: by it the planner sees that the index of those who have answered will do.
    ids: ids.where(sql<boolean>`invites.interest = ${sql.lit(participantResponse[seen.response])}`),
    by: 'invites.interest_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => selectInvites(db, seen.group_id, wanted, seen.language).execute(),
  })
}

export async function findListedInvite(
  db: Connection,
  { group_id, survey_id, id }: { group_id: string; survey_id: string; id: string },
  language: Language,
) {
  return selectInvites(db, group_id, [id], language).where('invites.survey_id', '=', survey_id).executeTakeFirst()
}
