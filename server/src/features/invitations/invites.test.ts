import { endpoints } from '@catchpitch/contract/endpoints'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { describe, expect, it } from 'vitest'
import { suppressBounced } from '#platform/mail/mail.queries'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company } from '#testing/make'
import { claimOf, liveSurvey, redeem } from '#testing/respondent'
import { hashIdOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'
import { makeInvite } from './invitations.factory.ts'

const test = useApp()
const mailbox = useMailbox(test)

async function survey() {
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id)
  let no = 0
  const invite = (wishes: Partial<Parameters<typeof makeInvite>[1]> = {}) => {
    no += 1
    return makeInvite(test.db, { now: testDay, group_id, survey_id, no, ...wishes })
  }
  const scope = { token: owner.token, params: { id: survey_id }, query: { group_id } }
  const list = async (query: Record<string, string> = {}) =>
    endpoints.listInvites.reply.parse(
      (await test.call('listInvites', { ...scope, query: { group_id, ...query } })).data,
    )
  const timeline = async (invite_id: string) =>
    endpoints.getInvite.reply.parse(
      (await test.call('getInvite', { ...scope, params: { id: survey_id, invite_id } })).data,
    )
  const resend = (invite_id: unknown) => test.call('resendInvite', { ...scope, body: { invite_id } })
  const remove = (invite_id: unknown) => test.call('removeInvite', { ...scope, body: { invite_id } })
  return { group_id, owner, survey_id, invite, scope, list, timeline, resend, remove }
}

const started = { state: inviteState.started, opened_at: testDay, started_at: testDay }
const completed = { ...started, state: inviteState.completed, completed_at: testDay }

describe('listInvites', () => {
  it('shows everybody with how far they have come, narrowed by state, and marks addresses that take no mail', async () => {
    const { invite, list } = await survey()
    await invite({ first_name: '伟', last_name: '李', email: 'wei@example.com', language: 'zh' })
    await invite({
      first_name: 'Mei',
      last_name: 'Chen',
      email: 'mei@lost.example',
      reached: started,
      allow_paste: true,
    })
    await suppressBounced(test.db, 'MEI@lost.example', testDay)
    expect(await list()).toMatchObject([
      { full_name: '李伟', language: 'zh', state: inviteState.queued, bounced: false, source: 1, allow_paste: false },
      {
        full_name: 'Mei Chen',
        state: inviteState.started,
        bounced: true,
        allow_paste: true,
        started_at: testDay.toISOString(),
      },
    ])
    expect(await list({ filter: 'state:5' })).toMatchObject([{ full_name: 'Mei Chen' }])
    expect(await list({ filter: 'language:zh' })).toMatchObject([{ full_name: '李伟' }])
    expect(await list({ keyword: '李伟' })).toHaveLength(1)
    expect(await list({ order: '-added' })).toMatchObject([{ full_name: 'Mei Chen' }, { full_name: '李伟' }])
  })
})

describe('listParticipants', () => {
  it('shows the people of all surveys of the company, and of no other', async () => {
    const one = await survey()
    await one.invite({ first_name: 'Mei' })
    const { id: other_id } = await liveSurvey(test, one.group_id)
    await makeInvite(test.db, { now: testDay, group_id: one.group_id, survey_id: other_id, first_name: 'Tom' })
    const foreign = await survey()
    await foreign.invite()
    const read = async (filter = '') =>
      endpoints.listParticipants.reply.parse(
        (await test.call('listParticipants', { ...one.scope, query: { group_id: one.group_id, filter } })).data,
      )
    expect((await read()).map(({ full_name, survey: { id } }) => [full_name, id])).toEqual([
      ['Mei Tan', one.survey_id],
      ['Tom Tan', other_id],
    ])
    expect(await read(`survey:${await hashIdOf(test.db, one.group_id, other_id)}`)).toMatchObject([
      { full_name: 'Tom Tan' },
    ])
  })
})

describe('getParticipation', () => {
  it('counts who is where, and names the dimensions that the survey asks about', async () => {
    const { invite, scope } = await survey()
    await invite()
    await invite({ reached: completed })
    const { data } = await test.call('getParticipation', scope)
    const participation = endpoints.getParticipation.reply.parse(data)
    expect(participation).toMatchObject({ counts: { queued: 1, completed: 1, sent: 0 }, share_link: null })
    expect(participation.dimensions.length).toBeGreaterThan(0)
    for (const { name, questions } of participation.dimensions) {
      expect(name).not.toBe('')
      expect(questions).toBeGreaterThan(0)
    }
  })
})

describe('getInvite', () => {
  it('tells what happened to an invitation, and what is still to come', async () => {
    const { group_id, invite, timeline } = await survey()
    const { id } = await invite()
    await redeem(test, group_id, id)
    expect((await timeline(id)).events.map(({ kind, is_ahead }) => [kind, is_ahead])).toEqual([
      ['added', false],
      ['opened', false],
      ['expires', true],
    ])
  })

  it("does not know a person of another survey, nor another company's", async () => {
    const { group_id, invite, scope } = await survey()
    const { id: other_id } = await liveSurvey(test, group_id)
    const foreign = await survey()
    const missing = [await invite({ survey_id: other_id }), await foreign.invite()]
    for (const { id: invite_id } of missing) {
      const params = { id: scope.params.id, invite_id }
      expect(await test.call('getInvite', { ...scope, params })).toMatchObject({ status: 404 })
    }
  })
})

describe('resendInvite', () => {
  it('sends a new link that ends the older one, and starts the week anew', async () => {
    const { group_id, survey_id, invite, timeline, resend } = await survey()
    const expires_at = new Date(testDay.getTime() + 1000)
    const { id } = await invite({ email: 'again@example.com', expires_at, reached: { state: inviteState.failed } })
    const old = await claimOf(test, group_id, id)
    expect(await resend(id)).toMatchObject({ status: 200, data: { sent: 1, left_out: 0 } })
    const [mail] = await mailbox.mailsTo('again@example.com')
    expect(mail?.links[0]).toContain('/temp-login?')
    expect(await test.call('temporaryLogin', { body: old })).toMatchObject({ status: 410 })
    const link = await mailbox.linkTo('again@example.com')
    expect(await test.call('temporaryLogin', { body: link })).toMatchObject({ status: 200 })
    expect((await timeline(id)).expires_at).toBe('2026-11-23T16:00:00.000Z')
    expect(survey_id).not.toBe(id)
  })

  it('leaves out whoever has finished, and refuses when that is everybody', async () => {
    const { invite, resend } = await survey()
    const { id } = await invite()
    const { id: done } = await invite({ reached: completed })
    expect(await resend([id, done])).toMatchObject({ data: { sent: 1, left_out: 1 } })
    expect(await resend(done)).toMatchObject({ status: 409, code: 'invite.over' })
    expect(await resend([])).toMatchObject({ status: 422 })
  })

  it('lets nobody fill a mailbox, and is refused to members', async () => {
    const { group_id, invite, resend, scope } = await survey()
    const { id } = await invite()
    for (let count = 0; count < 3; count += 1) expect(await resend(id)).toMatchObject({ status: 200 })
    expect(await resend(id)).toMatchObject({ status: 429, code: 'mail.wait' })
    const { token } = await colleague(test.db, group_id, 'member')
    expect(await test.call('resendInvite', { ...scope, token, body: { invite_id: id } })).toMatchObject({ status: 403 })
  })
})

describe('removeInvite', () => {
  it('takes people off the list, calls back what has not gone out, and ends the link', async () => {
    const { group_id, scope, list, remove } = await survey()
    const person = { first_name: 'Mei', last_name: 'Chen', email: 'gone@example.com' }
    const participants = [{ ...person, country_code: '+60', mobile: '0123456789' }]
    await test.call('addParticipants', { ...scope, body: { participants } })
    const [invite] = await list()
    const claim = await claimOf(test, group_id, invite?.id ?? '')
    expect(await remove(invite?.id)).toMatchObject({ status: 200, data: { removed: 1, left_out: 0 } })
    expect(await list()).toEqual([])
    const mails = test.db.selectFrom('mails').where('group_id', '=', group_id).select('state')
    expect(await mails.execute()).toEqual([{ state: mailState.declined }])
    expect(await test.call('temporaryLogin', { body: claim })).toMatchObject({ status: 410 })
  })

  it('keeps whoever has begun', async () => {
    const { invite, list, remove } = await survey()
    const { id } = await invite()
    const { id: begun } = await invite({ reached: started })
    expect(await remove([id, begun])).toMatchObject({ data: { removed: 1, left_out: 1 } })
    expect(await remove(begun)).toMatchObject({ status: 409, code: 'invite.started' })
    expect(await list()).toMatchObject([{ id: begun }])
  })
})
