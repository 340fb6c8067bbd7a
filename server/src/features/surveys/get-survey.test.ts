import { describe, expect, it } from 'vitest'
import { queriesOf } from '#features/modules/modules.public'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { companyWithoutPlan } from '#testing/make'
import { invited } from '#testing/respondent'
import { draftSurvey, hashIdOf, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'
import { makeSurvey } from './surveys.factory.ts'

const test = useApp()

type Key = { group_id: string; id: string }
const show = ({ group_id, id }: Key, token: string) =>
  test.call('getSurvey', { token, params: { id }, query: { group_id } })
const overview = ({ group_id, id }: Key, token: string) =>
  test.call('getSurveyOverview', { token, params: { id }, query: { group_id } })

const giveDepartment = ({ group_id, id }: Key, department_id: string) =>
  test.db.updateTable('surveys').set({ department_id }).where('group_id', '=', group_id).where('id', '=', id).execute()

describe('getSurvey', () => {
  it('shows a draft as far as it is made, and that its owner may change it', async () => {
    const survey = await draftSurvey(test)
    expect(await show(survey, survey.owner.token)).toMatchObject({
      status: 200,
      data: {
        id: survey.id,
        hashId: await hashIdOf(test.db, survey.group_id, survey.id),
        group_id: survey.group_id,
        status: 0,
        job_position: null,
        supervision_provided: null,
        expires_on: '2026-12-16',
        questions: survey.situation_ids.length,
        index_criteria: [],
        strategy: null,
        level: 12,
        integrity_policy: 1,
        participants: { invited: 0, started: 0, completed: 0 },
        is_frozen: false,
        can: { edit: true, remove: true },
      },
    })
  })

  it('names what is to be found out, in the order in which it was chosen and in the language of the page', async () => {
    const survey = await draftSurvey(test)
    const { queries } = await test.db
      .selectFrom('modules')
      .innerJoin('surveys', 'surveys.module_id', 'modules.id')
      .where('surveys.group_id', '=', survey.group_id)
      .where('surveys.id', '=', survey.id)
      .select('modules.queries')
      .executeTakeFirstOrThrow()
    const chosen = queriesOf({ queries }).slice(0, 2).toReversed()
    await test.db
      .updateTable('surveys')
      // The first was taken out of the module since it was chosen.
      .set({ query_ids: [newId(testDay), ...chosen.map(({ id }) => id)] })
      .where('group_id', '=', survey.group_id)
      .where('id', '=', survey.id)
      .execute()
    const read = await test.call('getSurvey', {
      token: survey.owner.token,
      params: { id: survey.id },
      query: { group_id: survey.group_id },
      language: 'zh',
    })
    expect(read).toMatchObject({ data: { index_criteria: chosen.map(({ id, name }) => ({ id, name: name.zh })) } })
  })

  it('lets members read it, and change nothing', async () => {
    const survey = await draftSurvey(test)
    const member = await memberOf(test, survey.group_id)
    expect(await show(survey, member.token)).toMatchObject({
      status: 200,
      data: { can: { edit: false, remove: false } },
    })
  })

  it('stays readable without a plan', async () => {
    const { id: group_id, owner } = await companyWithoutPlan(test.db)
    const { id } = await makeSurvey(test.db, { now: testDay, group_id })
    expect(await show({ group_id, id }, owner.token)).toMatchObject({
      status: 200,
      data: { can: { edit: false, remove: false } },
    })
  })

  it('does not know what belongs to other departments than a manager’s, is removed, or never was', async () => {
    const survey = await draftSurvey(test)
    const roasters = await managerOf(test, survey.group_id, 'Roastery')
    const clerks = await managerOf(test, survey.group_id, 'Office')
    // Of no department: the whole company's.
    expect(await show(survey, clerks.token)).toMatchObject({ status: 200 })
    await giveDepartment(survey, roasters.department_id)
    expect(await show(survey, roasters.token)).toMatchObject({ status: 200, data: { department: 'Roastery' } })
    expect(await show(survey, clerks.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await overview(survey, clerks.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await show({ ...survey, id: newId(testDay) }, survey.owner.token)).toMatchObject({ status: 404 })
    await test.db
      .updateTable('surveys')
      .set({ removed_at: testDay })
      .where('group_id', '=', survey.group_id)
      .where('id', '=', survey.id)
      .execute()
    expect(await show(survey, survey.owner.token)).toMatchObject({ status: 404 })
  })
})

describe('listSurveys', () => {
  it('lists for a manager what is of their departments, or of none', async () => {
    const survey = await draftSurvey(test)
    const { group_id } = survey
    const open = await makeSurvey(test.db, { now: testDay, group_id, name: 'For all' })
    const roasters = await managerOf(test, group_id, 'Roastery')
    const clerks = await managerOf(test, group_id, 'Office')
    await giveDepartment(survey, roasters.department_id)
    const idsFor = async (token: string) => {
      const { data } = await test.call('listSurveys', { token, query: { group_id } })
      return Array.isArray(data) ? new Set(data.map(({ id }) => id)) : new Set()
    }
    expect(await idsFor(survey.owner.token)).toEqual(new Set([survey.id, open.id]))
    expect(await idsFor(roasters.token)).toEqual(new Set([survey.id, open.id]))
    expect(await idsFor(clerks.token)).toEqual(new Set([open.id]))
  })
})

describe('getSurveyOverview', () => {
  it('counts the people by how far they have come', async () => {
    const survey = await draftSurvey(test, { state: 'live' })
    await invited(test, { of: { group_id: survey.group_id, survey_id: survey.id } })
    expect(await overview(survey, survey.owner.token)).toMatchObject({
      status: 200,
      data: {
        published_at: testDay.toISOString(),
        first_answer_at: null,
        results: { accepted: 0, pipeline: 0, rejected: 0, undecided: 0 },
      },
    })
    const { data } = await overview(survey, survey.owner.token)
    const invites = data !== null && typeof data === 'object' && 'invites' in data ? data.invites : {}
    expect(Object.values(invites ?? {}).reduce((sum: number, count) => sum + Number(count), 0)).toBe(1)
  })
})
