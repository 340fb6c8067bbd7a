import { addDays, startOfDay } from '@catchpitch/contract/dates'
import { numberOfCode } from '@catchpitch/contract/results/participant-code'
import { type integrityFlags, type ResultStatus, undecided } from '@catchpitch/contract/results/result-status'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Reach } from '#platform/session/reach'
import { matchesKeyword } from './keyword.ts'
import type { Tables } from './tables.ts'
import { withinReach } from './within-reach.ts'

type Flag = (typeof integrityFlags)[number]

/** What every list of a company's results can be narrowed by. */
export type Narrowed = {
  keyword: string
  status?: readonly (ResultStatus | typeof undecided)[] | undefined
  flag?: readonly Flag[] | undefined
  /** The first and the last day. */
  from?: string | undefined
  until?: string | undefined
  /** Asked about nothing but one of these dimensions. */
  dimension_ids?: readonly string[] | undefined
  /** Asked about what one of these queries of the survey's module wants to find out. */
  query_ids?: readonly string[] | undefined
}

export type Results = ExpressionBuilder<Tables, 'results'>

/** By a name that is shown, or by the code that stands for one that is not. */
function isKnownBy(eb: Results, keyword: string): Expression<SqlBool> {
  const no = numberOfCode(keyword)
  const named = matchesKeyword(eb.fn.coalesce('results.search', eb.val('')), keyword)
  return no === null ? named : eb.or([eb('results.no', '=', no), named])
}

/** Written into the statement as the index has it: a partial index is used only for what the planner can see. */
const carries: Readonly<Record<Flag, Expression<SqlBool>>> = {
  none: sql<boolean>`(results.events = 0 and not results.is_repeat)`,
  events: sql<boolean>`results.events > 0`,
  repeat: sql<boolean>`results.is_repeat`,
}

/** By the situations that somebody really had: an invitation may have named one dimension of several. */
const wasAsked = (query_ids: readonly string[]) => sql<boolean>`exists (
  select from attempts
  join surveys on surveys.group_id = attempts.group_id and surveys.id = attempts.survey_id
  join modules on modules.id = surveys.module_id
  cross join jsonb_array_elements(modules.queries) as query
  join situations on situations.id = any(attempts.situation_ids)
    and situations.dimension_id = (query ->> 'dimension_id')::uuid
  where attempts.group_id = results.group_id and attempts.id = results.attempt_id
    and query ->> 'id' = any(${query_ids}::text[]))`

export function narrows(eb: Results, narrowed: Narrowed): Expression<SqlBool> {
  const { keyword, status, flag, from, until, dimension_ids, query_ids } = narrowed
  return eb.and([
    isKnownBy(eb, keyword),
    ...(status
      ? [
          eb.or(
            status.map((one) =>
              one === undecided ? eb('results.status', 'is', null) : eb('results.status', '=', one),
            ),
          ),
        ]
      : []),
    ...(flag ? [eb.or(flag.map((one) => carries[one]))] : []),
    ...(from ? [eb('results.completed_at', '>=', startOfDay(from))] : []),
    ...(until ? [eb('results.completed_at', '<', startOfDay(addDays(until, 1)))] : []),
    ...(dimension_ids ? [eb('results.dimension_id', 'in', dimension_ids)] : []),
    ...(query_ids ? [wasAsked(query_ids)] : []),
  ])
}

/**
 * Of a survey that somebody sees. Asked of each row and not joined: of few surveys the planner would read every result,
 * and sort them.
 */
export function isSeen(eb: Results, reach: Reach): Expression<SqlBool> {
  return eb(
    eb
      .selectFrom('surveys')
      .whereRef('surveys.group_id', '=', 'results.group_id')
      .whereRef('surveys.id', '=', 'results.survey_id')
      .select((of) => of.and([of('surveys.removed_at', 'is', null), withinReach(of, reach)]).as('is_seen')),
    'is',
    true,
  )
}

/** The same for surveys that are named: looked up once, and not for each of a hundred thousand rows. */
export function isSeenAmong(
  eb: Results,
  { group_id, reach, survey_ids }: { group_id: string; reach: Reach; survey_ids: readonly string[] },
): Expression<SqlBool> {
  const seen = eb
    .selectFrom('surveys')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', 'in', survey_ids)
    .where('surveys.removed_at', 'is', null)
    .where((of) => withinReach(of, reach))
    .select('surveys.id')
  return eb.and([eb('results.survey_id', 'in', survey_ids), sql<boolean>`results.survey_id = any(array(${seen}))`])
}
