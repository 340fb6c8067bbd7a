import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, testPassword } from '#testing/make'
import { anotherPlace, companyForm } from '#testing/sign-up'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()
const mailbox = useMailbox(test)

type Answers = NonNullable<ReturnType<typeof companyForm>['first_survey']>
const answers = { job_position: 'team_leader', goal_type: 'lead_people', supervision: 3 } as const

/** Signs up with these answers, confirms the address, signs in, and returns how the company sees them. */
async function throughSignUp(first_survey: Answers | null) {
  const form = companyForm({ first_survey })
  const signed = await test.call('signUp', { body: form, ip: anotherPlace() })
  expect(signed.status).toBe(200)
  const { id = '', hash = '', expires = '', signature = '' } = await mailbox.linkTo(form.email)
  await test.call('verifyEmail', { params: { id, hash }, query: { expires, signature } })
  const login = { body: { email: form.email, password: testPassword }, ip: anotherPlace() }
  const token = tokenOf(await test.call('login', login))
  const { group_id } = await acrossGroups(test.db)
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('users.email', '=', form.email)
    .select('memberships.group_id')
    .executeTakeFirstOrThrow()
  return test.call('getFirstSurvey', { token, query: { group_id } })
}

async function keptBy(group_id: string, first_survey: Answers): Promise<void> {
  await test.db
    .updateTable('groups')
    .where('id', '=', group_id)
    .set({ first_survey: JSON.stringify(first_survey) })
    .execute()
}

describe('getFirstSurvey', () => {
  it('gives what was answered before signing up', async () => {
    expect(await throughSignUp(answers)).toMatchObject({
      status: 200,
      data: {
        job_position: { code: 'team_leader', name: 'Team leader or supervisor' },
        goal_type: { code: 'lead_people', name: 'Lead and grow a team' },
        supervision: { id: 3, name: 'General' },
      },
    })
  })

  it.each([
    [
      'one answer only',
      { goal_type: 'improve' },
      { job_position: null, goal_type: { code: 'improve' }, supervision: null },
    ],
    [
      'what the lists do not know left out',
      { job_position: 'astronaut', goal_type: 'lead_people', supervision: 2 as const },
      { job_position: null, goal_type: { code: 'lead_people' }, supervision: { id: 2 } },
    ],
    [
      'general supervision left out for a position that is not senior',
      { job_position: 'trainee', supervision: 3 as const },
      { job_position: { code: 'trainee' }, goal_type: null, supervision: null },
    ],
  ])('keeps %s, and refuses nobody for it', async (_what, given, kept) => {
    expect(await throughSignUp(given)).toMatchObject({ status: 200, data: kept })
  })

  it.each([null, {}, { job_position: 'astronaut' }])('is null where nothing is kept: %j', async (given) => {
    expect(await throughSignUp(given)).toMatchObject({ status: 200, data: null })
  })

  it('speaks to whoever reads, and still names what is no longer offered', async () => {
    const { id: group_id } = await company(test.db)
    await keptBy(group_id, { ...answers, job_position: 'food_service' })
    await test.db.updateTable('options').where('code', '=', 'food_service').set({ archived_at: testDay }).execute()
    const { token } = await colleague(test.db, group_id, 'member', { language: 'zh' })
    expect(await test.call('getFirstSurvey', { token, query: { group_id } })).toMatchObject({
      data: { job_position: { name: '厨房或餐厅服务人员' }, goal_type: { name: '带领并培养团队' } },
    })
  })

  it('is seen by those who see surveys, of their own company only', async () => {
    const own = await company(test.db)
    const other = await company(test.db)
    await keptBy(own.id, answers)
    const applicant = await colleague(test.db, own.id, 'applicant')
    const statusFor = async (token: string | null, group_id = own.id) =>
      (await test.call('getFirstSurvey', { token, query: { group_id } })).status
    expect(await statusFor(null)).toBe(401)
    expect(await statusFor(applicant.token)).toBe(403)
    expect(await statusFor(other.owner.token)).toBe(404)
    expect(await statusFor(own.owner.token)).toBe(200)
    expect(
      await test.call('getFirstSurvey', { token: other.owner.token, query: { group_id: other.id } }),
    ).toMatchObject({ status: 200, data: null })
  })

  it('takes no answer that cannot be one', async () => {
    const body = { ...companyForm(), first_survey: { job_position: 'manager', supervision: 4 } }
    expect(await test.call('signUp', { body, ip: anotherPlace() })).toMatchObject({
      status: 422,
      error: { 'first_survey.supervision': [expect.any(String)] },
    })
  })
})
