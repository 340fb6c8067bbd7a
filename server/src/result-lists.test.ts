import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { queriesOf } from '#features/modules/modules.public'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { answeredBy, answeredByMany, surveyWithOwner } from '#testing/results'
import { hashIdOf, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const { accepted, rejected, pipeline } = resultStatus
const day_ms = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(testDay.getTime() - days * day_ms)

type Survey = Awaited<ReturnType<typeof surveyWithOwner>>
type Coded = { code: string }

const codesIn = (data: unknown) => (Array.isArray(data) ? data.map(({ code }: Coded) => code) : [])
const codes = (...numbers: number[]) => numbers.map(participantCode)

/** What was recorded of somebody, as the lists have it. */
const record = ({ group_id }: Survey, attempt_id: string, recorded: { events?: number; is_repeat?: boolean }) =>
  test.db
    .updateTable('results')
    .set(recorded)
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .execute()

describe('listSurveyResults', () => {
  const asked = async ({ owner, query, survey_id: id }: Survey, wish: Record<string, string>) =>
    codesIn(
      (await test.call('listSurveyResults', { token: owner.token, params: { id }, query: { ...query, ...wish } })).data,
    )

  it('narrows by days, status, what was recorded, code, and name where it is shown', async () => {
    const survey = await surveyWithOwner(test)
    await answeredBy(test, survey, { no: 1, now: daysAgo(9), status: accepted, first_name: 'Nurul' })
    const two = await answeredBy(test, survey, { no: 2, now: daysAgo(5), first_name: 'Wei' })
    const three = await answeredBy(test, survey, { no: 3, now: daysAgo(1) })
    await record(survey, two.id, { events: 3 })
    await record(survey, three.id, { is_repeat: true })
    expect(await asked(survey, {})).toEqual(codes(1, 2, 3))
    expect(await asked(survey, { filter: 'from:2026-11-10' })).toEqual(codes(2, 3))
    expect(await asked(survey, { filter: 'from:2026-11-10;until:2026-11-11' })).toEqual(codes(2))
    expect(await asked(survey, { filter: 'status:undecided' })).toEqual(codes(2, 3))
    expect(await asked(survey, { filter: 'flag:events' })).toEqual(codes(2))
    expect(await asked(survey, { filter: 'flag:repeat' })).toEqual(codes(3))
    expect(await asked(survey, { filter: 'flag:none' })).toEqual(codes(1))
    expect(await asked(survey, { filter: 'flag:none,repeat' })).toEqual(codes(1, 3))
    expect(await asked(survey, { keyword: participantCode(2) })).toEqual(codes(2))
    // Shortlisted, so known by name; nobody finds out by searching who the others are.
    expect(await asked(survey, { keyword: 'nurul' })).toEqual(codes(1))
    expect(await asked(survey, { keyword: 'wei' })).toEqual([])
  })

  it('narrows to those who were asked what a query wants to find out', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, survey_id, situation_ids } = survey
    await answeredByMany(test, survey, 2)
    const { queries } = await test.db
      .selectFrom('modules')
      .innerJoin('surveys', 'surveys.module_id', 'modules.id')
      .where('surveys.group_id', '=', group_id)
      .where('surveys.id', '=', survey_id)
      .select('modules.queries')
      .executeTakeFirstOrThrow()
    const dimensions = await test.db.selectFrom('situations').where('id', 'in', situation_ids).selectAll().execute()
    const isAsked = (query: { dimension_id: string }, ids: readonly string[]) =>
      dimensions.some(({ id, dimension_id }) => ids.includes(id) && dimension_id === query.dimension_id)
    const query = queriesOf({ queries }).find((one) => isAsked(one, situation_ids)) ?? { id: '', dimension_id: '' }
    const two = await test.db
      .selectFrom('results')
      .where('group_id', '=', group_id)
      .where('survey_id', '=', survey_id)
      .where('no', '=', 2)
      .select('attempt_id')
      .executeTakeFirstOrThrow()
    // The second had an invitation to another dimension.
    await test.db
      .updateTable('attempts')
      .set({ situation_ids: situation_ids.filter((id) => !isAsked(query, [id])) })
      .where('group_id', '=', group_id)
      .where('id', '=', two.attempt_id)
      .execute()
    expect(await asked(survey, { filter: `query:${query.id}` })).toEqual(codes(1))
    expect(await asked(survey, { filter: `query:${survey_id}` })).toEqual([])
    const overall = async (filter: string) => {
      const whole = { group_id, filter }
      return codesIn((await test.call('listCompanyResults', { token: survey.owner.token, query: whole })).data)
    }
    expect(await overall(`query:${query.id}`)).toEqual(codes(1))
    expect(await overall(`query:${query.id};survey:${await hashIdOf(test.db, group_id, survey_id)}`)).toEqual(codes(1))
    expect(await overall(`query:${survey_id}`)).toEqual([])
    await test.db
      .updateTable('results')
      .set({ dimension_id: query.dimension_id })
      .where('group_id', '=', group_id)
      .where('no', '=', 2)
      .execute()
    expect(await overall(`dimension:${query.dimension_id}`)).toEqual(codes(2))
    expect(await asked(survey, { filter: `dimension:${query.dimension_id}` })).toEqual(codes(2))
  })

  it('calls people as their name is written', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey, { no: 1, status: accepted })
    await test.db
      .updateTable('results')
      .set({ name: '伟 李' })
      .where('group_id', '=', survey.group_id)
      .where('attempt_id', '=', id)
      .execute()
    const { owner, query, survey_id } = survey
    const list = await test.call('listSurveyResults', {
      token: owner.token,
      params: { id: survey_id },
      query: { ...query, keyword: '李伟' },
    })
    expect(list).toMatchObject({ status: 200, data: [{ name: '李伟' }] })
  })

  it.each(['flag:cheated', 'dimension:x', 'until:tomorrow'])('does not know the filter %s', async (filter) => {
    const { owner, query, survey_id: id } = await surveyWithOwner(test)
    expect(
      await test.call('listSurveyResults', { token: owner.token, params: { id }, query: { ...query, filter } }),
    ).toMatchObject({ status: 422, error: { filter: [expect.any(String)] } })
  })
})

describe('getResultsMap', () => {
  const mapOf = ({ owner, group_id, survey_id }: Survey) =>
    test.call('getResultsMap', { token: owner.token, query: { group_id, survey_id } })
  const share = (at: number) => Array.from({ length: 12 }, (_, index) => (index === at ? 1 : 0))
  const setShades = ({ group_id }: Survey, attempt_id: string, shades: number[]) =>
    test.db
      .updateTable('results')
      .set({ shades })
      .where('group_id', '=', group_id)
      .where('attempt_id', '=', attempt_id)
      .execute()

  it('says how what everybody wrote is spread over the twelve shades, each person counting the same', async () => {
    const survey = await surveyWithOwner(test)
    expect(await mapOf(survey)).toMatchObject({ status: 200, data: { dots: [], shades: null } })
    const [one, two, three, four] = await answeredByMany(test, survey, 4)
    for (const [person, at] of [
      [one, 0],
      [two, 0],
      [three, 4],
      [four, 11],
    ] as const) {
      await setShades(survey, person?.id ?? '', share(at))
    }
    const other = await surveyWithOwner(test)
    await answeredBy(test, other)
    expect(await mapOf(survey)).toMatchObject({
      data: { more: false, shades: [0.5, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 0, 0.25] },
    })
  })
})

describe('a result', () => {
  it('carries from its first moment what was recorded of the person', async () => {
    const survey = await surveyWithOwner(test)
    const { id } = await answeredBy(test, survey)
    const { countRecorded } = await import('#features/results/results.queries')
    const kinds = [
      integrityEvent.paste,
      integrityEvent.tab_hidden,
      integrityEvent.snapshot,
      integrityEvent.repeat_attempt,
    ]
    await test.db
      .insertInto('integrity_events')
      .values(
        kinds.map((kind) => ({
          group_id: survey.group_id,
          attempt_id: id,
          id: crypto.randomUUID(),
          kind,
          happened_at: testDay,
          step: 4,
        })),
      )
      .execute()
    expect(await countRecorded(test.db, { group_id: survey.group_id, id })).toEqual({ events: 2, is_repeat: true })
  })
})

describe('listCompanyResults', () => {
  const ask = ({ owner, query }: Survey, wish: Record<string, string> = {}, token = owner.token) =>
    test.call('listCompanyResults', { token, query: { ...query, ...wish } })

  it('shows everybody of all surveys with the survey, by name only where it is shown', async () => {
    const survey = await surveyWithOwner(test, { name: 'Barista' })
    const { id } = await answeredBy(test, survey, { status: pipeline })
    expect(await ask(survey)).toMatchObject({
      status: 200,
      data: [
        {
          id,
          code: participantCode(1),
          name: null,
          status: pipeline,
          completed_at: testDay.toISOString(),
          events: 0,
          is_repeat: false,
          survey: {
            id: survey.survey_id,
            hashId: await hashIdOf(test.db, survey.group_id, survey.survey_id),
            name: 'Barista',
          },
          module_type_id: expect.any(Number),
        },
      ],
      pagination: { total: 1 },
    })
  })

  it('narrows by the specification’s own names, by status, survey and code', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id } = survey
    const { id: other_id, hash_id, situation_ids } = await makeSurvey(test.db, { now: testDay, group_id })
    const other = { ...survey, survey_id: other_id, situation_ids }
    await answeredBy(test, survey, { no: 1, now: daysAgo(9), status: accepted })
    await answeredBy(test, survey, { no: 2, now: daysAgo(5), status: rejected })
    await answeredBy(test, other, { no: 3, now: daysAgo(1) })
    const asked = async (wish: Record<string, string>) => codesIn((await ask(survey, wish)).data)
    expect(await asked({ order: '-completed_at' })).toEqual(codes(3, 2, 1))
    expect(await asked({ start_date: '2026-11-10' })).toEqual(codes(2, 3))
    expect(await asked({ start_date: '2026-11-10', end_date: '2026-11-11' })).toEqual(codes(2))
    expect(await asked({ filter: 'status:9,undecided' })).toEqual(codes(1, 3))
    expect(await asked({ filter: `survey:${hash_id}` })).toEqual(codes(3))
    expect(await asked({ filter: `survey:${'0'.repeat(32)}` })).toEqual([])
    expect(await asked({ keyword: participantCode(2) })).toEqual(codes(2))
    expect(await asked({ page: '2' })).toEqual([])
    expect(await asked({ module_type_id: '6' })).toEqual([])
    expect((await ask(survey, { start_date: 'soon' })).error).toEqual({ start_date: [expect.any(String)] })
    expect(await ask(survey, { module_type_id: '1,7' })).toMatchObject({ status: 422 })
  })

  it('keeps to the departments of a manager, to surveys that are there, and to the company', async () => {
    const survey = await surveyWithOwner(test)
    await answeredBy(test, survey)
    const ours = await managerOf(test, survey.group_id, 'Kitchen')
    const theirs = await managerOf(test, survey.group_id, 'Counter')
    const change = (values: { department_id: string } | { removed_at: Date }) =>
      test.db
        .updateTable('surveys')
        .set(values)
        .where('group_id', '=', survey.group_id)
        .where('id', '=', survey.survey_id)
        .execute()
    await change({ department_id: ours.department_id })
    expect(codesIn((await ask(survey, {}, ours.token)).data)).toEqual(codes(1))
    expect(codesIn((await ask(survey, {}, theirs.token)).data)).toEqual([])
    const stranger = await company(test.db)
    expect(await ask(survey, {}, stranger.owner.token)).toMatchObject({ status: 404 })
    await change({ removed_at: testDay })
    expect(codesIn((await ask(survey)).data)).toEqual([])
  })
})

describe('getPipeline', () => {
  const ask = ({ owner, query, survey_id: id }: Survey, wish: Record<string, string> = {}, token = owner.token) =>
    test.call('getPipeline', { token, params: { id }, query: { ...query, ...wish } })

  it('shows people by what is decided, the latest first, with how many there are of each', async () => {
    const survey = await surveyWithOwner(test)
    for (let no = 1; no <= 3; no += 1) await answeredBy(test, survey, { no, now: daysAgo(no) })
    await answeredBy(test, survey, { no: 4, status: accepted })
    await answeredBy(test, survey, { no: 5, status: rejected })
    expect((await ask(survey, { undecided: '2' })).data).toMatchObject([
      { status: null, total: 3, people: [{ code: participantCode(1), name: null }, { code: participantCode(2) }] },
      { status: pipeline, total: 0, people: [] },
      { status: accepted, total: 1, people: [{ code: participantCode(4), name: 'Aisyah Tan' }] },
      { status: rejected, total: 1, people: [{ code: participantCode(5), name: null }] },
    ])
    expect(await ask(survey, { undecided: '1001' })).toMatchObject({
      status: 422,
      error: { undecided: [expect.any(String)] },
    })
  })

  it('moves people between its columns as they are decided about', async () => {
    const survey = await surveyWithOwner(test)
    const ids = (await answeredByMany(test, survey, 2)).map(({ id }) => id)
    const body = { survey_id: survey.survey_id, result_ids: ids, status: pipeline }
    await test.call('changeResultStatus', { token: survey.owner.token, query: survey.query, body })
    const member = await memberOf(test, survey.group_id)
    expect((await ask(survey, {}, member.token)).data).toMatchObject([
      { total: 0 },
      { total: 2 },
      { total: 0 },
      { total: 0 },
    ])
  })
})
