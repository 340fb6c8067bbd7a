import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listCompanyEmailLogs as endpoint } from '@catchpitch/contract/mail/email-logs.endpoints'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'
import { findSurveyIds } from '#platform/surveys/survey-ids.queries'

/** Whose log it is, and who looks at it. */
type Looking = { group_id: string; reach: Reach; user_id: string }

/**
 * What somebody sees of the log. A mail that is about no survey belongs to no department: such as invite colleagues are
 * not for those who see only some of them.
 */
const selectSeen = (db: Connection, { group_id, reach, user_id }: Looking) =>
  db
    .selectFrom('mails')
    .where('mails.group_id', '=', group_id)
    .$if(reach !== null, (mails) =>
      mails.where((eb) =>
        eb.or([
          eb('mails.user_id', '=', user_id),
          eb.exists(
            eb
              .selectFrom('invites')
              .innerJoin('surveys', (join) =>
                join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
              )
              .where('invites.group_id', '=', group_id)
              .whereRef('invites.id', '=', 'mails.invite_id')
              .where((survey) => withinReach(survey, reach))
              .select('invites.id'),
          ),
        ]),
      ),
    )

const withSurvey = (mails: ReturnType<typeof selectSeen>) =>
  mails
    .leftJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'mails.group_id').onRef('invites.id', '=', 'mails.invite_id'),
    )
    .leftJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
    )
    .select([
      'mails.id',
      'mails.kind',
      'mails.to_name',
      'mails.to_email',
      'mails.subject',
      'mails.state',
      'mails.created_at',
      'mails.sent_at',
      'surveys.id as survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
    ])

export async function listCompanyMails(db: Connection, looking: Looking, query: QueryOf<typeof endpoint>) {
  const { state, kind, survey } = query.filter
  const survey_ids = await findSurveyIds(db, looking.group_id, survey)
  let ids = selectSeen(db, looking)
    .where((eb) => matchesKeyword(eb.ref('mails.search'), query.keyword))
    .select('mails.id as id')
  if (state) {
    const states = state.map((word) => mailState[word])
    ids = ids.where('mails.state', 'in', states)
  }
  if (kind) ids = ids.where('mails.kind', 'in', kind)
  if (survey_ids) {
    ids = ids.where('mails.invite_id', 'in', (eb) =>
      eb
        .selectFrom('invites')
        .where('invites.group_id', '=', looking.group_id)
        .where('invites.survey_id', 'in', survey_ids)
        .select('invites.id'),
    )
  }
  return readListPage(db, {
    ids,
    by: 'mails.created_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => withSurvey(selectSeen(db, looking)).where('mails.id', 'in', wanted).execute(),
  })
}

export async function findCompanyMail(db: Connection, looking: Looking, id: string) {
  return withSurvey(selectSeen(db, looking))
    .where('mails.id', '=', id)
    .select([
      'mails.language',
      'mails.body_html',
      'mails.body_text',
      'mails.send_after',
      'mails.tries',
      'mails.last_error',
    ])
    .executeTakeFirst()
}

export type CompanyMail = NonNullable<Awaited<ReturnType<typeof findCompanyMail>>>
