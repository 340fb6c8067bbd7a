import { endpoints } from '@catchpitch/contract/endpoints'
import { wholeSurvey } from '@catchpitch/contract/surveys/survey'
import { surveyForm } from '@catchpitch/contract/surveys/survey-form'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { type Answer, useApp } from '#testing/app'
import { company, companyWithoutPlan } from '#testing/make'
import { draftSurvey, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

type Key = { group_id: string; id: string }
const surveyIn = ({ data }: Answer) => wholeSurvey.parse(data)

const anOffer = (type: 'modules' | 'templates') =>
  test.db
    .selectFrom(type)
    .$if(type === 'templates', (query) => query.where('type', '=', 0))
    .where('archived_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow()

const store = (group_id: string, token: string, body: object) =>
  test.call('storeSurvey', { token, query: { group_id }, body })

async function formOf({ group_id, id }: Key, token: string) {
  const answer = await test.call('getSurvey', { token, params: { id }, query: { group_id } })
  const survey = surveyIn(answer)
  return { ...surveyForm.parse(survey), version: survey.version }
}

async function update(key: Key, token: string, change: object) {
  const body = { ...(await formOf(key, token)), ...change }
  return test.call('updateSurvey', { token, params: { id: key.id }, query: { group_id: key.group_id }, body })
}

const answered = ({ group_id, id }: Key) =>
  test.db
    .updateTable('surveys')
    .set({ first_answer_at: testDay })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()

describe('storeSurvey', () => {
  it.each(['modules', 'templates'] as const)('begins a draft from one of the %s, for thirty days', async (type) => {
    const { id: group_id, owner } = await company(test.db)
    const { id: template_id } = await anOffer(type)
    const survey = surveyIn(await store(group_id, owner.token, { template_id, name: ' Barista ' }))
    expect(survey).toMatchObject({ name: 'Barista', status: 0, expires_on: '2026-12-16', expression: [1, 2, 4, 5] })
    expect(survey.questions).toBeGreaterThan(0)
    expect(survey.module).not.toBeNull()
  })

  it('takes over what the company said before it signed up, for its first survey only', async () => {
    const { id: group_id, owner } = await company(test.db)
    const said = { job_position: 'manager', goal_type: null, supervision: 2 }
    const taken = { job_position: 'manager', goal_type: null, supervision_provided: 2 }
    await test.db
      .updateTable('groups')
      .set({ first_survey: JSON.stringify(said), business_size: 2 })
      .where('id', '=', group_id)
      .execute()
    const { id: template_id } = await anOffer('modules')
    const prepared = await test.call('prepareSurvey', {
      token: owner.token,
      params: { id: template_id },
      query: { group_id },
    })
    expect(prepared).toMatchObject({ status: 200, data: { ...taken, business_size: 2, expires_on: '2026-12-16' } })
    expect(surveyIn(await store(group_id, owner.token, { template_id, name: 'First' }))).toMatchObject(taken)
    expect(surveyIn(await store(group_id, owner.token, { template_id, name: 'Second' }))).toMatchObject({
      job_position: null,
      supervision_provided: null,
      business_size: 2,
    })
  })

  it('names the field that is wrong', async () => {
    const { id: group_id, owner } = await company(test.db)
    const { id: template_id } = await anOffer('modules')
    const wrong = async (body: object) => Object.keys((await store(group_id, owner.token, body)).error)
    expect(await wrong({ template_id, name: '' })).toEqual(['name'])
    expect(await wrong({ template_id, name: 'x'.repeat(101) })).toEqual(['name'])
    expect(await wrong({ template_id: newId(testDay), name: 'Barista' })).toEqual(['template_id'])
    expect(await wrong({ template_id, name: 'Barista', department_id: newId(testDay) })).toEqual(['department_id'])
  })

  it('describes the job by a text that was chosen, and asks for what such a job does', async () => {
    const { id: group_id, owner } = await company(test.db)
    const { id: template_id } = await anOffer('templates')
    const job = await test.db
      .selectFrom('job_templates')
      .where('code', 'like', '%-description')
      .where('supervision', '<', 3)
      .limit(1)
      .select(['id', 'job_position', 'supervision'])
      .executeTakeFirstOrThrow()
    const key = { template_id, name: 'Barista', job_template_id: job.id }
    const survey = surveyIn(await store(group_id, owner.token, key))
    expect(survey).toMatchObject({ job_position: job.job_position, supervision_provided: job.supervision })
    expect(survey.description).toMatch(/\n- /)
    expect(survey.description).not.toMatch(/<\w+>/)
    expect(survey.skills_required).not.toBe('')
    const unknown = await store(group_id, owner.token, { ...key, job_template_id: newId(testDay) })
    expect(unknown).toMatchObject({ status: 422, error: { job_template_id: expect.anything() } })
  })

  it('leaves open who looks after somebody where only seniors are left to themselves', async () => {
    const { id: group_id, owner } = await company(test.db)
    const { id: template_id } = await anOffer('templates')
    const { id: job_template_id } = await test.db
      .updateTable('job_templates')
      .set({ supervision: 3, job_position: 'trainee' })
      .where('id', '=', (eb) => eb.selectFrom('job_templates').select('id').limit(1))
      .returning('id')
      .executeTakeFirstOrThrow()
    const survey = surveyIn(await store(group_id, owner.token, { template_id, name: 'Trainee', job_template_id }))
    expect(survey).toMatchObject({ job_position: 'trainee', supervision_provided: null })
  })

  it('is refused to members and without a plan', async () => {
    const { id: template_id } = await anOffer('modules')
    const { id: group_id } = await company(test.db)
    const member = await memberOf(test, group_id)
    expect(await store(group_id, member.token, { template_id, name: 'Barista' })).toMatchObject({ status: 403 })
    const poor = await companyWithoutPlan(test.db)
    expect(await store(poor.id, poor.owner.token, { template_id, name: 'Barista' })).toMatchObject({
      status: 402,
      code: 'plan.missing',
      message: "You don't have any plan. Please subscribe to a plan.",
    })
  })

  it('gives what a manager begins to their department', async () => {
    const { id: group_id } = await company(test.db)
    const manager = await managerOf(test, group_id, 'Roastery')
    const { id: template_id } = await anOffer('modules')
    const survey = surveyIn(await store(group_id, manager.token, { template_id, name: 'Roaster' }))
    expect(survey.department).toBe('Roastery')
    const answer = await update({ group_id, id: survey.id }, manager.token, { department_id: null })
    expect(Object.keys(answer.error)).toEqual(['department_id'])
  })
})

describe('updateSurvey', () => {
  it('keeps what was said, and tells who was slower', async () => {
    const survey = await draftSurvey(test)
    const change = { name: 'Roaster', role: 'Head of roasting', hire_type: 2, expires_on: '2026-11-30', level: 8 }
    const saved = surveyIn(await update(survey, survey.owner.token, change))
    expect(saved).toMatchObject({ ...change, version: 2, expires_at: '2026-11-30T15:59:59.999Z' })
    expect(await update(survey, survey.owner.token, { version: 1 })).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
  })

  it.each([
    ['name', { name: '' }],
    ['description', { description: 'word '.repeat(2001) }],
    ['job_position', { job_position: 'astronaut' }],
    ['supervision_provided', { supervision_provided: 3 }],
    ['hire_type', { hire_type: 4 }],
    ['expires_on', { expires_on: '2026-11-15' }],
    ['level', { level: 5 }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const survey = await draftSurvey(test)
    const answer = await update(survey, survey.owner.token, wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('allows general supervision for senior roles', async () => {
    const survey = await draftSurvey(test)
    const senior = await test.db
      .selectFrom('options')
      .where('list', '=', 'job_position')
      .where('senior', '=', true)
      .select('code')
      .executeTakeFirstOrThrow()
    const answer = await update(survey, survey.owner.token, { job_position: senior.code, supervision_provided: 3 })
    expect(surveyIn(answer)).toMatchObject({ job_position: senior.code, supervision_provided: 3 })
  })

  it('lets whoever comes next read the new words of a survey that is out', async () => {
    const survey = await draftSurvey(test, { state: 'live' })
    await update(survey, survey.owner.token, { name: 'Roaster' })
    // Who may see names is no part of what is answered.
    await update(survey, survey.owner.token, { shows_names: true })
    const editions = await test.db
      .selectFrom('survey_editions')
      .where('group_id', '=', survey.group_id)
      .where('survey_id', '=', survey.id)
      .orderBy('edition')
      .select(['edition', 'content'])
      .execute()
    expect(editions).toMatchObject([
      { edition: 1, content: { name: 'Barista' } },
      { edition: 2, content: { name: 'Roaster' } },
    ])
  })
})

describe('saveExpression', () => {
  it('offers what was chosen, at least one, until somebody has answered', async () => {
    const survey = await draftSurvey(test)
    const save = (expression: number[], version: number) =>
      test.call('saveExpression', {
        token: survey.owner.token,
        params: { id: survey.id },
        query: { group_id: survey.group_id },
        body: { expression, version },
      })
    expect(surveyIn(await save([5, 1, 1], 1)).expression).toEqual([1, 5])
    expect(Object.keys((await save([], 2)).error)).toEqual(['expression'])
    expect(Object.keys((await save([3], 2)).error)).toEqual(['expression.0'])
    await answered(survey)
    expect(await save([1], 2)).toMatchObject({ status: 409, code: 'survey.frozen' })
  })
})

describe('duplicateSurvey', () => {
  it('copies what is asked into a draft of its own', async () => {
    const survey = await draftSurvey(test, { state: 'live' })
    await answered(survey)
    const input = { token: survey.owner.token, params: { id: survey.id }, query: { group_id: survey.group_id } }
    const copy = surveyIn(await test.call('duplicateSurvey', input))
    expect(copy).toMatchObject({
      name: 'Copy of Barista',
      status: 0,
      questions: survey.situation_ids.length,
      is_frozen: false,
      participants: { invited: 0 },
    })
    expect(copy.id).not.toBe(survey.id)
  })

  it('copies its own mails too, which then go their own ways', async () => {
    const { group_id, id, owner } = await draftSurvey(test)
    const scope = { token: owner.token, query: { group_id } }
    const nothing = { en: '', zh: '', ms: '' }
    const own = { subject: { ...nothing, en: 'Come and pour with us' }, body: nothing }
    const save = (survey_id: string, template: object) =>
      test.call('saveEmailTemplates', { ...scope, body: { survey_id, invitation_template: template } })
    const readMails = async (survey_id: string) =>
      endpoints.getEmailTemplates.reply.parse(
        (await test.call('getEmailTemplates', { ...scope, params: { id: survey_id } })).data,
      ).invitation_template

    await save(id, { ...own, version: 0 })
    const copy = surveyIn(await test.call('duplicateSurvey', { ...scope, params: { id } }))
    expect(copy.own_mails).toBe(1)
    expect(await readMails(copy.id)).toMatchObject({ ...own, version: 1 })
    await save(copy.id, { subject: nothing, body: nothing, version: 1 })
    expect(await readMails(id)).toMatchObject(own)
    const shown = await test.call('getSurvey', { ...scope, params: { id: copy.id } })
    expect(surveyIn(shown).own_mails).toBe(0)
  })
})

describe('removeSurvey', () => {
  it('takes a survey out of the lists, and brings it back', async () => {
    const survey = await draftSurvey(test)
    const { token } = survey.owner
    const input = { token, params: { id: survey.id }, query: { group_id: survey.group_id } }
    const listed = async () => {
      const { data } = await test.call('listSurveys', { token, query: { group_id: survey.group_id } })
      return Array.isArray(data) ? data.length : null
    }
    expect(await test.call('restoreSurvey', input)).toMatchObject({ status: 404 })
    expect(await test.call('removeSurvey', input)).toMatchObject({ status: 200, message: 'Removed.' })
    expect(await listed()).toBe(0)
    expect(await test.call('removeSurvey', input)).toMatchObject({ status: 404 })
    expect(surveyIn(await test.call('restoreSurvey', input)).id).toBe(survey.id)
    expect(await listed()).toBe(1)
  })

  it('is refused to members, and to managers of other departments', async () => {
    const survey = await draftSurvey(test)
    const { group_id, id } = survey
    const member = await memberOf(test, group_id)
    const roasters = await managerOf(test, group_id, 'Roastery')
    const clerks = await managerOf(test, group_id, 'Office')
    await update(survey, survey.owner.token, { department_id: roasters.department_id })
    const remove = (token: string) => test.call('removeSurvey', { token, params: { id }, query: { group_id } })
    expect(await remove(member.token)).toMatchObject({ status: 403 })
    expect(await remove(clerks.token)).toMatchObject({ status: 404 })
    expect(await remove(roasters.token)).toMatchObject({ status: 200 })
  })
})
