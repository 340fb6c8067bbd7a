import { endpoints } from '@catchpitch/contract/endpoints'
import type { Language } from '@catchpitch/contract/languages'
import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { surveyForm } from '@catchpitch/contract/surveys/survey-form'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { begin, claimOf, complete, invited, liveSurvey, redeem } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { makePitchSlide } from './pitch.factory.ts'

const test = useApp()

const steps = [
  { name: 'We read', description: 'Within a week.' },
  { name: 'Half a day at the bar', description: '' },
]
const requirements = {
  job_position: 'food_service',
  role: 'Barista',
  skills_required: 'Milk.\nPatience.',
  supervision_provided: supervision.direct,
}
const facts = {
  job_position: 'Kitchen or service crew',
  position_applied: 'Barista',
  skills_required: 'Milk.\nPatience.',
  supervision_provided: supervision.direct,
  hiring_strategy: steps,
}
const nothing = {
  job_position: '',
  position_applied: '',
  skills_required: '',
  supervision_provided: null,
  hiring_strategy: [],
}

async function hiring() {
  const { id } = await test.db
    .selectFrom('hiring_strategies')
    .orderBy('position')
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow()
  return { strategy_id: id, strategy_name: 'By trial day', strategy_steps: JSON.stringify(steps) }
}

type Asked = NonNullable<Parameters<typeof liveSurvey>[2]>

/** Somebody who has taken up a survey from their account. */
async function takingUp(asked: Asked) {
  const me = await person(test.db)
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id, asked)
  const { invite_id } = await invited(test, { user_id: me.id, of: { group_id, survey_id } })
  const started = await test.call('startTest', { token: me.token, params: { id: invite_id } })
  const token = endpoints.startTest.reply.parse(started.data).test?.token ?? ''
  return { group_id, owner, survey_id, invite_id, token, account: me.token }
}

/** Of a survey that says all of it. */
const applicant = async (wishes: Partial<typeof requirements> = {}) =>
  takingUp({ requirements: { ...requirements, ...wishes }, strategy: await hiring() })

type Taken = Awaited<ReturnType<typeof applicant>>

const storyOf = async ({ token }: Pick<Taken, 'token'>, language: Language = 'en') =>
  endpoints.getStory.reply.parse((await test.call('getStory', { token, language })).data)

async function ownPitchOf({ account, invite_id: id }: Taken, language: Language = 'en') {
  const answer = await test.call('getOwnPitch', { token: account, params: { id }, language })
  return endpoints.getOwnPitch.reply.parse(answer.data)
}

/** Changes the survey by its purpose page. */
async function update({ group_id, survey_id, owner }: Taken, change: object) {
  const scope = { token: owner.token, params: { id: survey_id }, query: { group_id } }
  const survey = endpoints.getSurvey.reply.parse((await test.call('getSurvey', scope)).data)
  const body = { ...surveyForm.parse(survey), version: survey.version, ...change }
  return test.call('updateSurvey', { ...scope, body })
}

describe('getStory', () => {
  it.each([
    ['en', 'Kitchen or service crew'],
    ['zh', '厨房或餐厅服务人员'],
    ['ms', 'Kru dapur atau layanan'],
  ] as const)(
    'says what the job is and how the company hires, without a slide (%s)',
    async (language, job_position) => {
      expect(await storyOf(await applicant(), language)).toMatchObject({ ...facts, job_position, slides: [] })
    },
  )

  it('names the position once where the company calls it the same in the language of the reader', async () => {
    const taken = await applicant({ role: 'kitchen or Service crew' })
    expect(await storyOf(taken)).toMatchObject({ job_position: facts.job_position, position_applied: '' })
    expect(await storyOf(taken, 'ms')).toMatchObject({ position_applied: 'kitchen or Service crew' })
  })

  it('says the same where the survey shows no slides', async () => {
    const taken = await applicant()
    const { group_id, survey_id, owner } = taken
    await makePitchSlide(test.db, { now: testDay, group_id })
    expect((await storyOf(taken)).slides).toHaveLength(1)
    const scope = { token: owner.token, params: { id: survey_id }, query: { group_id } }
    const { version } = endpoints.getSurvey.reply.parse((await test.call('getSurvey', scope)).data)
    const chosen = await test.call('saveSurveyPitch', { ...scope, body: { pitch_id: noSlider, version } })
    expect(chosen.status).toBe(200)
    expect(await storyOf(taken)).toMatchObject({ ...facts, slides: [] })
  })

  it('says nothing of a survey that leaves all of it open', async () => {
    expect(await storyOf(await takingUp({}))).toMatchObject({ ...nothing, slides: [] })
  })
})

describe('temporaryLogin', () => {
  it('gives the device all of it, for the first screen', async () => {
    const { group_id, invite_id } = await applicant()
    const body = await claimOf(test, group_id, invite_id)
    const opened = async (language: Language) => {
      const answer = await test.call('temporaryLogin', { body, language })
      return endpoints.temporaryLogin.reply.parse(answer.data).test?.content
    }
    expect(await opened('en')).toMatchObject(facts)
    expect(await opened('zh')).toMatchObject({ ...facts, job_position: '厨房或餐厅服务人员' })
  })
})

describe('updateSurvey', () => {
  it('shows changes to people who come later, and keeps the edition of those who have begun', async () => {
    const taken = await applicant()
    const { group_id, survey_id } = taken
    // Answers do not depend on it, so it may change after the first.
    await begin(test, taken.token)
    expect(await update(taken, { role: 'Roaster', skills_required: '', supervision_provided: null })).toMatchObject({
      status: 200,
    })
    const { invite_id } = await invited(test, { no: 2, of: { group_id, survey_id } })
    const next = await redeem(test, group_id, invite_id)
    expect(await storyOf(next)).toMatchObject({
      ...facts,
      position_applied: 'Roaster',
      skills_required: '',
      supervision_provided: null,
    })
    expect(await storyOf(taken)).toMatchObject(facts)
    expect(await ownPitchOf(taken)).toMatchObject(facts)
  })
})

describe('getOwnPitch', () => {
  it('says it again when all is done, in the language of the page', async () => {
    const taken = await applicant()
    await begin(test, taken.token)
    await complete(test, taken.token)
    expect(await ownPitchOf(taken)).toMatchObject({ ...facts, name: 'Barista' })
    expect(await ownPitchOf(taken, 'zh')).toMatchObject({ ...facts, job_position: '厨房或餐厅服务人员' })
  })

  it('says what the survey says now to who has not taken it up', async () => {
    const taken = await applicant()
    const { group_id, survey_id } = taken
    const me = await person(test.db)
    const { invite_id } = await invited(test, { no: 2, user_id: me.id, of: { group_id, survey_id } })
    await update(taken, { role: 'Roaster' })
    expect(await ownPitchOf({ ...taken, account: me.token, invite_id })).toMatchObject({
      ...facts,
      position_applied: 'Roaster',
    })
  })
})

describe('listOwnPitches', () => {
  it('names a survey that shows no slide and says what the job is, and none that says nothing', async () => {
    const taken = await applicant()
    expect(await test.call('listOwnPitches', { token: taken.account })).toMatchObject({ data: [taken.invite_id] })
    const { account } = await takingUp({})
    expect(await test.call('listOwnPitches', { token: account })).toMatchObject({ data: [] })
  })
})
