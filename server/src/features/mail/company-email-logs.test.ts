import { endpoints } from '@catchpitch/contract/endpoints'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { describe, expect, it } from 'vitest'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, person } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { hashIdOf, managerOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

type Asker = { token: string | null; group_id: string }

async function titles({ token, group_id }: Asker, query: Record<string, string> = {}): Promise<string[]> {
  const { data } = await test.call('listCompanyEmailLogs', { token, query: { group_id, ...query } })
  return endpoints.listCompanyEmailLogs.reply.parse(data).map(({ title }) => title)
}

const rowsOf = (group_id: string) => test.db.selectFrom('mails').where('group_id', '=', group_id)

async function logged(group_id: string, given: Parameters<typeof makeMail>[0]): Promise<string> {
  const mail = makeMail({ group_id, ...given })
  await queueMail(test.db, mail, testDay)
  return (await rowsOf(group_id).where('cause', '=', mail.cause).select('id').executeTakeFirstOrThrow()).id
}

/** Somebody who is invited to a survey, with the mail that they got. */
async function invited(survey: { group_id: string; id: string }, token: string, email: string): Promise<string> {
  const { id, group_id } = survey
  const who = { first_name: 'Mei', last_name: 'Chen', email, country_code: '+60', mobile: '0123456789' }
  const body = { participants: [who] }
  await test.call('addParticipants', { token, params: { id }, query: { group_id }, body })
  await mailbox.mailsTo(email)
  return (await rowsOf(group_id).where('to_email', '=', email).select('id').executeTakeFirstOrThrow()).id
}

async function asked(): Promise<Asker & { token: string; survey: { group_id: string; id: string } }> {
  const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
  const { id } = await liveSurvey(test, group_id)
  return { group_id, token: owner.token, survey: { group_id, id } }
}

describe('listCompanyEmailLogs', () => {
  it('shows what the company wrote to whom about which survey, and what became of it', async () => {
    const own = await asked()
    const id = await invited(own.survey, own.token, 'shown@example.com')
    const { data } = await test.call('listCompanyEmailLogs', { ...own, query: { group_id: own.group_id } })
    expect(data).toEqual([
      {
        id,
        kind: 'invitation',
        to_name: 'Mei Chen',
        to_email: 'shown@example.com',
        title: 'Kopi & Kain invites you: Barista',
        state: 'completed',
        created_at: expect.any(String),
        sent_at: expect.any(String),
        survey: { id: own.survey.id, hashId: await hashIdOf(test.db, own.group_id, own.survey.id), name: 'Barista' },
      },
    ])
  })

  it('is found by recipient and title, narrowed by state, type and survey, and sorted by time', async () => {
    const own = await asked()
    const one = await logged(own.group_id, { subject: 'Durian', kind: 'team-invitation' })
    await logged(own.group_id, { subject: 'Durian again', to_email: 'fan@example.com' })
    await invited(own.survey, own.token, 'of-survey@example.com')
    await test.db
      .updateTable('mails')
      .set({ state: mailState.failed })
      .where('group_id', '=', own.group_id)
      .where('id', '=', one)
      .execute()
    expect(await titles(own, { keyword: 'durian' })).toEqual(['Durian', 'Durian again'])
    expect(await titles(own, { keyword: 'durian', order: '-created_at' })).toEqual(['Durian again', 'Durian'])
    expect(await titles(own, { keyword: 'fan@' })).toEqual(['Durian again'])
    expect(await titles(own, { filter: 'state:failed' })).toEqual(['Durian'])
    expect(await titles(own, { filter: 'kind:team-invitation' })).toEqual(['Durian'])
    const hashId = await hashIdOf(test.db, own.group_id, own.survey.id)
    expect(await titles(own, { filter: `survey:${hashId}` })).toEqual(['Kopi & Kain invites you: Barista'])
    const query = { group_id: own.group_id, filter: 'state:lost' }
    const wrong = await test.call('listCompanyEmailLogs', { token: own.token, query })
    expect(wrong).toMatchObject({ status: 422, error: { filter: expect.anything() } })
  })

  it('holds nothing of other companies, nor of the platform', async () => {
    const own = await asked()
    const other = await asked()
    await logged(other.group_id, { subject: 'Theirs' })
    expect(await titles(own)).toEqual([])
    expect(await titles(other)).toEqual(['Theirs'])
  })

  it('keeps managers to the surveys of their departments and to what was sent to themselves', async () => {
    const own = await asked()
    const { group_id, survey } = own
    const roasters = await managerOf(test, group_id, 'Roastery')
    const clerks = await managerOf(test, group_id, 'Office')
    await test.db
      .updateTable('surveys')
      .set({ department_id: roasters.department_id })
      .where('group_id', '=', group_id)
      .where('id', '=', survey.id)
      .execute()
    await logged(group_id, { subject: 'To a colleague', kind: 'team-invitation' })
    await logged(group_id, { subject: 'A test', kind: 'test', user_id: clerks.id })
    const id = await invited(survey, own.token, 'roaster@example.com')
    const invitation = 'Kopi & Kain invites you: Barista'
    expect(await titles(own)).toEqual(['To a colleague', 'A test', invitation])
    expect(await titles({ group_id, token: roasters.token })).toEqual([invitation])
    expect(await titles({ group_id, token: clerks.token })).toEqual(['A test'])
    const get = (token: string) => test.call('getCompanyEmailLog', { token, params: { id }, query: { group_id } })
    expect(await get(roasters.token)).toMatchObject({ status: 200 })
    expect(await get(clerks.token)).toMatchObject({ status: 404 })
  })

  it('is refused to members, and without a session', async () => {
    const { group_id } = await asked()
    const member = await colleague(test.db, group_id, 'member')
    const list = (token: string | null) => test.call('listCompanyEmailLogs', { token, query: { group_id } })
    expect(await list(member.token)).toMatchObject({ status: 403 })
    expect(await list((await person(test.db)).token)).toMatchObject({ status: 404 })
    expect(await list(null)).toMatchObject({ status: 401 })
  })
})

describe('getCompanyEmailLog', () => {
  it('shows a mail as it was written, with nothing that could be used', async () => {
    const own = await asked()
    const id = await invited(own.survey, own.token, 'linked@example.com')
    const { data } = await test.call('getCompanyEmailLog', {
      token: own.token,
      params: { id },
      query: { group_id: own.group_id },
    })
    const { html, text, tries, last_error } = endpoints.getCompanyEmailLog.reply.parse(data)
    expect(html).toContain('{{link}}')
    expect(text).toContain('{{link}}')
    expect(`${html}${text}`).not.toContain('temp-login')
    expect({ tries, last_error }).toEqual({ tries: 1, last_error: null })
  })

  it('knows none of another company', async () => {
    const own = await asked()
    const id = await logged((await asked()).group_id, {})
    const answer = await test.call('getCompanyEmailLog', {
      token: own.token,
      params: { id },
      query: { group_id: own.group_id },
    })
    expect(answer).toMatchObject({ status: 404 })
  })
})
