import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

const mei = {
  first_name: 'Mei',
  last_name: 'Chen',
  email: 'mei@example.com',
  country_code: '+60',
  mobile: '0123456789',
}

async function survey() {
  const { id: group_id, owner } = await company(test.db)
  const { id, situation_ids } = await liveSurvey(test, group_id)
  const add = (participants: unknown, token = owner.token) =>
    test.call('addParticipants', { token, params: { id }, query: { group_id }, body: { participants } })
  return { group_id, owner, id, situation_ids, add }
}

const mailsOf = (group_id: string) =>
  test.db
    .selectFrom('mails')
    .where('group_id', '=', group_id)
    .orderBy('to_email')
    .select(['to_email', 'kind', 'language', 'subject', 'body_text', 'send_after'])
    .execute()

describe('addParticipants', () => {
  it('puts people on the list with numbers of their own, and writes to each in their language', async () => {
    const { group_id, add } = await survey()
    const answer = await add([
      mei,
      { ...mei, first_name: '伟', last_name: '李', email: 'wei@example.com', language: 'zh' },
    ])
    expect(answer).toMatchObject({
      status: 200,
      data: [
        { no: 1, email: 'mei@example.com' },
        { no: 2, email: 'wei@example.com' },
      ],
    })
    const mails = await mailsOf(group_id)
    expect(mails.map(({ to_email, language }) => [to_email, language])).toEqual([
      ['mei@example.com', 'en'],
      ['wei@example.com', 'zh'],
    ])
    // What opens the survey is filled in when the mail is sent; whoever reads the log cannot use it.
    for (const { body_text } of mails) expect(body_text).toContain('{{link}}')
    expect(mails[0]?.body_text).toContain('23 Nov 2026')
    expect(await add([{ ...mei, email: 'third@example.com' }])).toMatchObject({ data: [{ no: 3 }] })
  })

  it('writes nothing before it is time', async () => {
    const { group_id, add } = await survey()
    const scheduled_at = new Date(testDay.getTime() + 3_600_000).toISOString()
    expect(await add([{ ...mei, scheduled_at, survey_expiry: 2, extra_time: 50, allow_paste: true }])).toMatchObject({
      status: 200,
    })
    expect(await mailsOf(group_id)).toEqual([])
    const invite = await test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .select(['scheduled_at', 'expires_at', 'extra_time', 'allow_paste', 'state'])
      .executeTakeFirstOrThrow()
    // Two weeks after the day of the mail, to the end of that day in Kuala Lumpur.
    const expires_at = new Date('2026-11-30T16:00:00.000Z')
    expect(invite).toEqual({
      scheduled_at: new Date(scheduled_at),
      expires_at,
      extra_time: 50,
      allow_paste: true,
      state: 1,
    })
  })

  it('warns where only a few questions look through the dimension that was chosen', async () => {
    const { group_id, id, situation_ids, add } = await survey()
    const [situation_id = ''] = situation_ids
    const { dimension_id } = await test.db
      .selectFrom('situations')
      .where('id', '=', situation_id)
      .select('dimension_id')
      .executeTakeFirstOrThrow()
    await test.db
      .updateTable('surveys')
      .set({ situation_ids: [situation_id] })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    expect(
      await add([
        { ...mei, dimension_id },
        { ...mei, email: 'tom@example.com' },
      ]),
    ).toMatchObject({
      data: [{ warning: 'few_questions' }, { warning: null }],
    })
  })

  it('names everybody who is there already, by row, and invites none', async () => {
    const { group_id, add } = await survey()
    await add([mei])
    const tom = { ...mei, email: 'tom@example.com' }
    const answer = await add([tom, { ...mei, email: ' MEI@example.com' }, tom])
    expect(answer.status).toBe(422)
    expect(answer.error).toEqual({
      'participants.1.email': ['This person is invited to this survey already.'],
      'participants.2.email': ['This person is invited to this survey already.'],
    })
    expect(await mailsOf(group_id)).toHaveLength(1)
  })

  it.each([
    ['first_name', { first_name: 'R2D2' }],
    ['email', { email: 'nobody' }],
    ['mobile', { mobile: '12' }],
    ['survey_expiry', { survey_expiry: 3 }],
    ['extra_time', { extra_time: 30 }],
    ['allow_paste', { allow_paste: 'yes' }],
    ['dimension_id', { dimension_id: '00000000-0000-4000-8000-000000000000' }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const { add } = await survey()
    const answer = await add([{ ...mei, ...wrong }])
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([`participants.0.${field}`])
  })

  const change = (group_id: string, id: string, set: { status?: number; expires_at?: Date }) =>
    test.db.updateTable('surveys').set(set).where('group_id', '=', group_id).where('id', '=', id).execute()

  it('puts people on the list of a draft, and writes to none of them', async () => {
    const { group_id, id, add } = await survey()
    await change(group_id, id, { status: 0 })
    expect(await add([mei])).toMatchObject({ status: 200, data: [{ no: 1 }] })
    expect(await mailsOf(group_id)).toEqual([])
  })

  it('is refused to members, and when the survey is over', async () => {
    const { group_id, id, add } = await survey()
    const member = await colleague(test.db, group_id, 'member')
    expect(await add([mei], member.token)).toMatchObject({ status: 403 })
    await change(group_id, id, { status: 2 })
    expect(await add([mei])).toMatchObject({ status: 409, code: 'survey.closed' })
    await change(group_id, id, { status: 1, expires_at: testDay })
    expect(await add([mei])).toMatchObject({ status: 409, code: 'survey.closed' })
  })
})
