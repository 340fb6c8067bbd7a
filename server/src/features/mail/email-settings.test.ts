import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person } from '#testing/make'

const test = useApp()
const mailbox = useMailbox(test)

beforeEach(async () => {
  await test.db.deleteFrom('settings').execute()
})

const staff = () => person(test.db, { platform_role: 'moderator' })

const settings = {
  sender_name: 'Kopi & Kain, hiring',
  reply_to: 'jobs@example.com',
  signature: { en: 'Warm regards\nThe hiring team', zh: '此致\n招聘团队', ms: 'Salam hormat\nPasukan pengambilan' },
  default_language: 'ms',
  reminder_days: 3,
}

const read = (token: string) => test.call('getEmailSettings', { token })
const save = (token: string, body: Record<string, unknown>) => test.call('updateEmailSettings', { token, body })

describe('updateEmailSettings', () => {
  it('keeps what staff decided, and tells it back with what only the server can change', async () => {
    const { token } = await staff()
    expect(await read(token)).toMatchObject({
      data: { sender_name: null, reply_to: null, version: 0, sender: { name: 'Catchpitch' } },
    })
    expect(await save(token, { ...settings, version: 0 })).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { ...settings, version: 1 },
    })
    expect(await read(token)).toMatchObject({ data: { ...settings, version: 1 } })
  })

  it('overwrites nothing that somebody else has changed meanwhile', async () => {
    const { token } = await staff()
    await save(token, { ...settings, version: 0 })
    expect(await save(token, { ...settings, version: 0 })).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await save(token, { ...settings, reminder_days: 5, version: 1 })).toMatchObject({ data: { version: 2 } })
    expect(await save(token, { ...settings, version: 1 })).toMatchObject({ status: 409 })
  })

  it.each([
    ['a name that is an address', { sender_name: 'Root <root@bank.example>' }, 'sender_name'],
    ['a name of two lines', { sender_name: 'Jobs\r\nBcc: all@example.com' }, 'sender_name'],
    ['no address', { reply_to: 'nobody' }, 'reply_to'],
    ['a signature without an end', { signature: { ...settings.signature, zh: 'x'.repeat(501) } }, 'signature.zh'],
    ['a language that we do not speak', { default_language: 'fr' }, 'default_language'],
    ['a reminder a month before', { reminder_days: 30 }, 'reminder_days'],
  ])('refuses %s by field', async (_, wrong, field) => {
    const { token } = await staff()
    const answer = await save(token, { ...settings, version: 0, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('names in the audit log what was changed, and not to what', async () => {
    const { id, token } = await staff()
    await save(token, { ...settings, default_language: 'en', version: 0 })
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', '00000000-0000-0000-0000-000000000000')
      .where('actor_id', '=', id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([
      { action: 'updateEmailSettings', detail: { fields: ['sender_name', 'reply_to', 'signature', 'reminder_days'] } },
    ])
    expect(JSON.stringify(events)).not.toContain('Kopi')
  })
})

describe('sendTestEmail', () => {
  it('goes to whoever asks, and shows the settings of every mail', async () => {
    const me = await person(test.db, { platform_role: 'root', language: 'zh' })
    const plain = await test.call('sendTestEmail', { token: me.token })
    expect(plain).toMatchObject({ status: 200, data: { email: me.email }, message: '测试邮件正在发送给您。' })
    const [before] = await mailbox.mailsTo(me.email)
    expect(before).toMatchObject({
      from: 'no-reply@catchpitch.example',
      reply_to: null,
      subject: '来自 Catchpitch 的测试邮件',
    })
    expect(before?.text).not.toMatch(/signature|\n\n\n/)

    await save(me.token, { ...settings, version: 0 })
    await test.call('sendTestEmail', { token: me.token })
    const [after] = await mailbox.mailsTo(me.email)
    expect(after).toMatchObject({ from: 'no-reply@catchpitch.example', reply_to: 'jobs@example.com' })
    expect(after?.text).toContain('此致\n招聘团队')
    expect(after?.html).toContain('此致<br>招聘团队')
  })

  it('is not sent without end', async () => {
    const { token } = await staff()
    const statuses = []
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await test.call('sendTestEmail', { token })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
