import {
  listAllResults as everywhere,
  listRepeatedAttempts as repeats,
} from '@catchpitch/contract/results/all-results.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import {
  listSurveyResults as endpoint,
  listCompanyResults as overall,
} from '@catchpitch/contract/results/results.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { plansOf } from '#testing/plans'
import { respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { listAllResults } from './all-results.queries.ts'
import { listRepeatedAttempts } from './repeated-attempts.queries.ts'
import { listCompanyResults, listResults, readColumn, readDots } from './result-lists.queries.ts'

const test = useApp()
let group_id = ''
let survey_id = ''

/** Seventeen thousand people of each of three surveys, copied from those who really took them. */
beforeAll(async () => {
  for (let company = 0; company < 3; company += 1) {
    const made = await respondent(test)
    group_id = made.group_id
    survey_id = made.survey_id
  }
  const db = acrossGroups(test.db)
  await db.transaction().execute(async (tx) => {
    // The server of the tests commits before it has written. Until it has, a vacuum takes no page for visible to all, and
    // the planner takes an index alone for no better than the table.
    await sql`set local synchronous_commit to on`.execute(tx)
    await sql`
      insert into invites (group_id, id, survey_id, no, first_name, last_name, email, email_key, language, scheduled_at, expires_at, created_at)
      select group_id, gen_random_uuid(), survey_id, n + 1, 'P', 'N' || n, n || '@e.com', n || '@e.com', 'en', ${testDay}, expires_at, ${testDay}
      from invites, generate_series(1, 17000) as n`.execute(tx)
    await sql`
      insert into attempts (group_id, id, survey_id, edition, invite_id, user_id, step, situation_ids, writer, is_repeat, started_at)
      select i.group_id, gen_random_uuid(), i.survey_id, a.edition, i.id, a.user_id, 9, a.situation_ids, a.writer, i.no % 3 = 0,
             ${testDay}::timestamptz + i.no * interval '1 second'
      from invites as i join attempts as a on a.group_id = i.group_id and a.invite_id <> i.id`.execute(tx)
    await sql`
      insert into results (group_id, attempt_id, survey_id, no, module_kind, status, completed_at, computed_at, method_version, situations,
                           x, y, cov_xx, cov_xy, cov_yy, alignment, shades, by_situation, events, is_repeat)
      select a.group_id, a.id, a.survey_id, i.no, 1, case when i.no % 10 = 0 then 9 end,
             ${testDay}::timestamptz + i.no * interval '1 second', ${testDay}, 1, 3, 0, 0, 1, 0, 1, 0, array_fill(0.083, array[12]),
             -- As long as what the method says of three situations.
             to_jsonb(array(select md5(random()::text) from generate_series(1, 25))),
             case when i.no % 50 = 0 then 3 else 0 end, i.no % 200 = 0
      from attempts as a join invites as i on i.group_id = a.group_id and i.id = a.invite_id`.execute(tx)
  })
  await sql`vacuum (analyze) results, attempts`.execute(db)
})

describe('a page of results', () => {
  it.each([
    ['the latest first', { order: '-completed_at' }, 'results_of_survey'],
    ['the latest last', { order: 'completed_at' }, 'results_of_survey'],
    ['of one status', { order: '-completed_at', filter: 'status:9' }, 'results_by_status'],
    ['of people not decided about', { order: '-completed_at', filter: 'status:undecided' }, 'results_of_survey'],
    ['of people with something to look at', { order: '-completed_at', filter: 'flag:events' }, 'results_flagged'],
    ['of people who came again', { order: '-completed_at', filter: 'flag:repeat' }, 'results_flagged'],
  ])('%s comes in order from an index', async (_, query, index) => {
    const [ids = []] = await plansOf(test.database_url, (db) =>
      listResults(db, group_id, survey_id, endpoint.query.parse({ group_id, ...query })),
    )
    expect(ids.filter(({ kind }) => kind === 'Seq Scan' || kind === 'Sort')).toEqual([])
    expect(ids.flatMap(({ index: used }) => used ?? [])).toContain(index)
  })
})

describe('a page of results over all surveys', () => {
  it.each([
    ['the latest first', { order: '-completed_at' }, ['results_of_company']],
    ['the latest last', { order: 'completed_at' }, ['results_of_company']],
    ['of one status', { order: '-completed_at', filter: 'status:9' }, ['results_of_company_by_status']],
  ])('%s comes in order from an index', async (_, query, indexes) => {
    const [ids = []] = await plansOf(test.database_url, (db) =>
      listCompanyResults(db, { group_id, reach: null }, overall.query.parse({ group_id, ...query })),
    )
    expect(ids.filter(({ kind }) => kind === 'Seq Scan' || kind === 'Sort')).toEqual([])
    expect(ids.flatMap(({ index: used }) => used ?? [])).toEqual(expect.arrayContaining(indexes))
  })
})

describe('a column of the board', () => {
  it.each([[9], [null]] as const)('of status %s comes in order from an index', async (status) => {
    const [people = []] = await plansOf(test.database_url, (db) => readColumn(db, { group_id, survey_id }, status, 20))
    expect(people.filter(({ kind }) => kind === 'Seq Scan' || kind === 'Sort')).toEqual([])
  })
})

describe('the map', () => {
  it('comes from the index alone', async () => {
    const [dots = []] = await plansOf(test.database_url, (db) => readDots(db, group_id, survey_id))
    expect(dots.map(({ kind }) => kind)).toContain('Index Only Scan')
    expect(dots.flatMap(({ index }) => index ?? [])).toEqual(['results_of_survey'])
  })
})

describe("a page of staff's list over all companies", () => {
  it.each([
    ['the latest first', { order: '-completed_at' }, 'results_everywhere'],
    ['the latest last', { order: 'completed_at' }, 'results_everywhere'],
    ['of a kind that is rare', { filter: 'kind:6' }, 'results_of_kind'],
    ['by its code', { keyword: participantCode(77) }, 'results_by_number'],
  ])('%s comes from an index', async (_, query, index) => {
    const [ids = []] = await plansOf(test.database_url, (db) => listAllResults(db, everywhere.query.parse(query)))
    expect(ids.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
    expect(ids.flatMap(({ index: used }) => used ?? [])).toContain(index)
  })

  it('of repeats comes in order from the index that holds only those', async () => {
    const [ids = []] = await plansOf(test.database_url, (db) =>
      listRepeatedAttempts(db, repeats.query.parse({ order: '-started_at' })),
    )
    expect(ids.filter(({ kind }) => kind === 'Seq Scan' || kind === 'Sort')).toEqual([])
    expect(ids.flatMap(({ index: used }) => used ?? [])).toEqual(['attempts_repeated'])
  })
})
