import { getDynamicReport, listSurveyInterpretations } from '@catchpitch/contract/reports/interpretations.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { queriesOf } from '#features/modules/modules.public'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

let group_id = ''
let owner: { id: string; token: string }
let member: { id: string; token: string }
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
  member = await memberOf(test, group_id)
})

const look = (token: string | null, ...ids: string[]) =>
  test.call('getDynamicReport', { token, query: { group_id, ids: ids.join(',') } })
const report = async (token: string, ...ids: string[]) => getDynamicReport.reply.parse((await look(token, ...ids)).data)

/** Everything important is bad and in nobody's hands, everything else good and in their own. */
const burdened = Array.from({ length: 8 }, (_, index) => ({
  text: `Statement ${index + 1}`,
  feeling: index < 4 ? 1 : 4,
  control: index < 4 ? 3 : 1,
}))
const asWritten = [1, 2, 3, 4, 5, 6, 7, 8]

async function giveToAnotherDepartment(survey_id: string) {
  const { department_id } = await managerOf(test, group_id, newId(testDay))
  const other = await managerOf(test, group_id, newId(testDay))
  const ours = test.db.updateTable('surveys').set({ department_id }).where('group_id', '=', group_id)
  await ours.where('id', '=', survey_id).execute()
  return other.token
}

describe('getDynamicReport', () => {
  it('gives place, shades, alignment and the texts of the quadrants that the statements fall into', async () => {
    const { id, situation_ids } = await completedRun(test, { group_id, statements: burdened, ranking: asWritten })
    const { people, queries } = await report(member.token, id)
    expect(people).toHaveLength(1)
    expect(people[0]).toMatchObject({ id, name: null, situations: situation_ids.length, alignment: -2 })
    const shares = [0, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0, 0]
    expect(people[0]?.shades).toEqual(shares.map((share) => expect.closeTo(share)))
    expect(people[0]?.by_situation).toHaveLength(situation_ids.length)
    expect(people[0]?.by_situation.every(({ name }) => name !== '')).toBe(true)
    expect(people[0]?.by_query.map((query) => query.id)).toEqual(queries.map((query) => query.id))
    for (const { interpretations, situations } of people[0]?.by_query ?? []) {
      expect(situations).toBeGreaterThan(0)
      expect(interpretations.map(({ type, quadrant }) => [quadrant, type])).toEqual([
        [2, 1],
        [2, 2],
        [3, 1],
        [3, 2],
      ])
    }
  })

  it('reads by the queries that the company chose, in their order', async () => {
    const { id, survey_id } = await completedRun(test, { group_id })
    const row = await test.db
      .selectFrom('modules')
      .innerJoin('surveys', 'surveys.module_id', 'modules.id')
      .where('surveys.group_id', '=', group_id)
      .where('surveys.id', '=', survey_id)
      .select(['modules.queries', 'surveys.situation_ids'])
      .executeTakeFirstOrThrow()
    const asked = await test.db
      .selectFrom('situations')
      .where('id', 'in', row.situation_ids)
      .select('dimension_id')
      .execute()
    const offered = queriesOf(row).filter((query) => asked.some((one) => one.dimension_id === query.dimension_id))
    const query_ids = offered.map((query) => query.id).toReversed()
    expect(query_ids.length).toBeGreaterThan(0)
    const surveys = test.db.updateTable('surveys').set({ query_ids }).where('group_id', '=', group_id)
    await surveys.where('id', '=', survey_id).execute()
    const { queries } = await report(owner.token, id)
    expect(queries.map((query) => query.id)).toEqual(query_ids)
    expect(queries.map(({ name }) => name)).toEqual(offered.map(({ name }) => name.en).toReversed())
  })

  it('puts up to four people of one survey side by side, in the order asked for', async () => {
    const first = await completedRun(test, { group_id, no: 1 })
    const { survey_id } = first
    const second = await completedRun(test, { group_id, survey_id, no: 2, statements: burdened, ranking: asWritten })
    const { people } = await report(owner.token, second.id, first.id)
    expect(people.map(({ id }) => id)).toEqual([second.id, first.id])
    const alone = await report(owner.token, first.id)
    expect(people[1]).toEqual(alone.people[0])
  })

  it('refuses people of two surveys, five of them, and what is no id', async () => {
    const one = await completedRun(test, { group_id })
    const other = await completedRun(test, { group_id })
    const wrong = { status: 422, error: { ids: [expect.any(String)] } }
    expect(await look(owner.token, one.id, other.id)).toMatchObject(wrong)
    const five = Array.from({ length: 5 }, () => one.id)
    expect(await look(owner.token, ...five)).toMatchObject({ status: 422 })
    expect(await look(owner.token, 'nobody')).toMatchObject({ status: 422 })
  })

  it('is for people of the company, and for managers of the department', async () => {
    const { id, survey_id } = await completedRun(test, { group_id })
    const foreign = await company(test.db)
    const theirs = await completedRun(test, { group_id: foreign.id })
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(await look(null, id)).toMatchObject({ status: 401 })
    expect(await look(applicant.token, id)).toMatchObject({ status: 403 })
    expect(await look(owner.token, theirs.id)).toMatchObject({ status: 404 })
    expect(await look(owner.token, id, theirs.id)).toMatchObject({ status: 404 })
    expect(await look(await giveToAnotherDepartment(survey_id), id)).toMatchObject({ status: 404 })
  })
})

describe('saveInterpretationPreference', () => {
  const list = async (survey_id: string) =>
    listSurveyInterpretations.reply.parse(
      (await test.call('listSurveyInterpretations', { token: owner.token, query: { group_id, survey_id } })).data,
    )
  const save = (token: string | null, body: unknown) =>
    test.call('saveInterpretationPreference', { token, query: { group_id }, body })

  it('leaves texts out of the reports of one survey and takes them in again', async () => {
    const { id, survey_id } = await completedRun(test, { group_id, statements: burdened, ranking: asWritten })
    const [said] = (await report(owner.token, id)).people[0]?.by_query[0]?.interpretations ?? []
    const interpretation_ids = [said?.id]
    const keptIn = async () =>
      (await report(owner.token, id)).people[0]?.by_query[0]?.interpretations.find((one) => one.id === said?.id)
        ?.is_kept
    expect(await keptIn()).toBe(true)
    expect(await save(owner.token, { survey_id, interpretation_ids, is_kept: false })).toMatchObject({
      status: 200,
      data: { left_out: interpretation_ids },
    })
    expect(await keptIn()).toBe(false)
    const listed = (await list(survey_id)).flatMap(({ interpretations }) => interpretations)
    expect(listed.filter(({ is_kept }) => !is_kept).map((one) => one.id)).toEqual(interpretation_ids)
    const other = await completedRun(test, { group_id, statements: burdened, ranking: asWritten })
    expect((await report(owner.token, other.id)).people[0]?.by_query[0]?.interpretations[0]?.is_kept).toBe(true)
    await save(owner.token, { survey_id, interpretation_ids, is_kept: true })
    expect(await keptIn()).toBe(true)
  })

  it('is for those who edit surveys, of their own departments, and knows only texts that there are', async () => {
    const { survey_id } = await completedRun(test, { group_id })
    const [first] = (await list(survey_id))[0]?.interpretations ?? []
    const body = { survey_id, interpretation_ids: [first?.id], is_kept: false }
    expect(await save(null, body)).toMatchObject({ status: 401 })
    expect(await save(member.token, body)).toMatchObject({ status: 403 })
    expect(await save(owner.token, { ...body, interpretation_ids: [newId(testDay)] })).toMatchObject({
      status: 422,
      error: { interpretation_ids: [expect.any(String)] },
    })
    expect(await save(owner.token, { ...body, interpretation_ids: [] })).toMatchObject({ status: 422 })
    const foreign = await company(test.db)
    const theirs = await completedRun(test, { group_id: foreign.id })
    expect(await save(owner.token, { ...body, survey_id: theirs.survey_id })).toMatchObject({ status: 404 })
    expect(await save(await giveToAnotherDepartment(survey_id), body)).toMatchObject({ status: 404 })
  })
})

it('getSurveyShades is the mean of everybody in the survey, and of nobody else', async () => {
  const { survey_id } = await completedRun(test, { group_id, no: 1, statements: burdened, ranking: asWritten })
  const content = Array.from({ length: 8 }, () => ({ text: 'Fine', feeling: 4, control: 1 }))
  await completedRun(test, { group_id, survey_id, no: 2, statements: content, ranking: asWritten })
  await completedRun(test, { group_id })
  const answer = await test.call('getSurveyShades', {
    token: owner.token,
    params: { id: survey_id },
    query: { group_id },
  })
  const shares = [0.25, 0, 0, 0, 0, 0.25, 0.5, 0, 0, 0, 0, 0]
  expect(answer).toMatchObject({
    status: 200,
    data: { people: 2, shades: shares.map((share) => expect.closeTo(share)) },
  })
})
