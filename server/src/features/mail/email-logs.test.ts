import { mailState } from '@catchpitch/contract/mail/mail-state'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { makeMail } from '#platform/mail/mail.factory'
import { suppressBounced } from '#platform/mail/mail.queries'
import { queueMail } from '#platform/mail/queue-mail'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

let token: string
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

const mails = () => acrossGroups(test.db).selectFrom('mails')

/** A mail in the log; its id, by whom it went to. */
async function logged(given: Parameters<typeof makeMail>[0] = {}): Promise<{ id: string; to_email: string }> {
  const mail = makeMail(given)
  await queueMail(test.db, mail, testDay)
  const { id } = await mails().where('to_email', '=', mail.to_email).select('id').executeTakeFirstOrThrow()
  return { id, to_email: mail.to_email }
}

async function settle(id: string, state: number): Promise<void> {
  await acrossGroups(test.db).updateTable('mails').set({ state }).where('id', '=', id).execute()
}

const list = (query: Record<string, string>) => test.call('listEmailLogs', { token, query })
const get = (id: string) => test.call('getEmailLog', { token, params: { id } })
const resend = (id: string) => test.call('resendEmail', { token, params: { id } })

describe('listEmailLogs', () => {
  it('shows type, recipient, title, state and company of every mail', async () => {
    const { id: group_id } = await company(test.db, 'Kopi & Kain')
    const { id } = await logged({ group_id, kind: 'invitation', to_name: 'Mei Chen', subject: 'About {{app_name}}' })
    const { data } = await list({ keyword: 'mei chen' })
    expect(data).toMatchObject([
      {
        id,
        kind: 'invitation',
        to_name: 'Mei Chen',
        title: 'About Catchpitch',
        state: 'pending',
        group: { id: group_id, name: 'Kopi & Kain' },
        sent_at: null,
      },
    ])
  })

  it('is found by address and title, and narrowed by state, type and company', async () => {
    const { id: group_id } = await company(test.db)
    const one = await logged({ group_id, kind: 'invitation', subject: 'Durian season' })
    const other = await logged({ group_id, kind: 'team-invitation', subject: 'Durian season' })
    await settle(one.id, mailState.failed)
    const found = async (query: Record<string, string>) => {
      const { data } = await list({ keyword: 'durian', ...query })
      return Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : []
    }
    expect(await found({})).toEqual([one.id, other.id])
    expect(await found({ order: '-created_at' })).toEqual([other.id, one.id])
    expect(await found({ keyword: one.to_email })).toEqual([one.id])
    expect(await found({ filter: 'state:failed' })).toEqual([one.id])
    expect(await found({ filter: 'state:failed,pending' })).toEqual([one.id, other.id])
    expect(await found({ filter: 'kind:team-invitation' })).toEqual([other.id])
    expect(await found({ filter: `group:${group_id};state:completed` })).toEqual([])
    expect(await list({ filter: 'state:lost' })).toMatchObject({ status: 422, error: { filter: expect.anything() } })
  })
})

describe('getEmailLog', () => {
  it('shows a mail as it was written, with nothing that could be used', async () => {
    const { id } = await logged({ html: '<a href="{{link}}">{{app_name}}</a>', text: 'At {{link}}\n\n{{signature}}' })
    const { data } = await get(id)
    expect(data).toMatchObject({
      html: '<a href="{{link}}">Catchpitch</a>',
      text: 'At {{link}}',
      tries: 0,
      last_error: null,
    })
  })

  it('knows none by what is no id', async () => {
    expect(await get('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    expect(await get('7')).toMatchObject({ status: 404 })
  })
})

describe('resendEmail', () => {
  it('sends it once more, as a new row that the log tells apart', async () => {
    const { id, to_email } = await logged({ subject: 'Twice' })
    await mailbox.mailsTo(to_email)
    const { data, message } = await resend(id)
    expect(message).toBe('The mail is on its way once more.')
    expect(await mailbox.mailsTo(to_email)).toMatchObject([{ subject: 'Twice' }, { subject: 'Twice' }])
    const rows = await mails().where('to_email', '=', to_email).select(['id', 'cause', 'state']).orderBy('id').execute()
    expect(rows).toMatchObject([
      { id, state: mailState.completed },
      { ...Object(data), state: mailState.completed, cause: expect.stringContaining(`resend:${id}`) },
    ])
  })

  it('does not send what still waits, or to an address that takes no mail', async () => {
    const waiting = await logged()
    expect(await get(waiting.id)).toMatchObject({ data: { resend_refusal: 'mail.waiting' } })
    expect(await resend(waiting.id)).toMatchObject({ status: 409, code: 'mail.waiting' })
    const bounced = await logged()
    await settle(bounced.id, mailState.failed)
    await suppressBounced(test.db, bounced.to_email, testDay)
    expect(await get(bounced.id)).toMatchObject({ data: { resend_refusal: 'mail.suppressed' } })
    expect(await resend(bounced.id)).toMatchObject({ status: 409, code: 'mail.suppressed' })
  })

  it('does not send a link that has ended', async () => {
    const subject = await person(test.db)
    await test.call('requestPassword', { body: { email: subject.email } })
    const link = await mailbox.linkTo(subject.email)
    const { id } = await mails().where('to_email', '=', subject.email).select('id').executeTakeFirstOrThrow()
    expect(await get(id)).toMatchObject({ data: { resend_refusal: null } })
    const chosen = { password: 'Teh-tarik-77', password_confirmation: 'Teh-tarik-77' }
    expect(await test.call('resetPassword', { body: { ...link, ...chosen } })).toMatchObject({ status: 200 })
    expect(await resend(id)).toMatchObject({ status: 409, code: 'mail.linkOver' })
  })

  it('fills no mailbox, and stands in the audit log', async () => {
    const { id } = await logged()
    await settle(id, mailState.completed)
    const answers = []
    for (let sent = 0; sent < 4; sent += 1) answers.push(await resend(id))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const events = acrossGroups(test.db).selectFrom('audit_events').where('action', '=', 'resendEmail').selectAll()
    expect((await events.execute()).length).toBeGreaterThanOrEqual(3)
  })
})
