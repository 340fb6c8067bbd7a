import { endpoints } from '@catchpitch/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'

const test = useApp()
const mailbox = useMailbox(test)

const nothing = { en: '', zh: '', ms: '' }
const own = {
  subject: { ...nothing, en: 'Come to {{company}}, {{first_name}}' },
  body: { ...nothing, en: '<p>Dear {{name}},</p><ul><li>until {{until}}</li></ul>' },
}

async function survey() {
  const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
  const { id: survey_id } = await liveSurvey(test, group_id)
  const scope = { token: owner.token, query: { group_id } }
  const get = async () =>
    endpoints.getEmailTemplates.reply.parse(
      (await test.call('getEmailTemplates', { ...scope, params: { id: survey_id } })).data,
    )
  const save = (templates: Record<string, unknown>, token = owner.token) =>
    test.call('saveEmailTemplates', { ...scope, token, body: { survey_id, ...templates } })
  const preview = (draft: unknown, invite_id: string | null = null) =>
    test.call('previewEmail', { ...scope, params: { id: survey_id }, body: { draft, invite_id } })
  const invite = (email: string, rest = {}) =>
    test.call('addParticipants', {
      ...scope,
      params: { id: survey_id },
      body: {
        participants: [
          { first_name: 'Mei', last_name: 'Chen', email, country_code: '+60', mobile: '0123456789', ...rest },
        ],
      },
    })
  return { group_id, survey_id, owner, scope, get, save, preview, invite }
}

describe('getEmailTemplates', () => {
  it('shows the defaults in three languages while the survey says nothing itself', async () => {
    const { invitation_template, acceptance_template, rejection_template } = await (await survey()).get()
    for (const template of [invitation_template, acceptance_template, rejection_template]) {
      expect(template).toMatchObject({ subject: nothing, body: nothing, version: 0 })
      for (const language of ['en', 'zh', 'ms'] as const) {
        expect(template.default.subject[language]).not.toBe('')
        expect(template.default.body[language]).toMatch(/^<p>/)
      }
    }
  })
})

describe('saveEmailTemplates', () => {
  it('words the mail from then on; in a language that it leaves empty the default goes out', async () => {
    const { save, invite } = await survey()
    expect(await save({ invitation_template: { ...own, version: 0 } })).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { invitation_template: { version: 1 }, rejection_template: { version: 0 } },
    })
    await invite('en@example.com')
    await invite('zh@example.com', { first_name: '伟', last_name: '李', language: 'zh' })
    const [english] = await mailbox.mailsTo('en@example.com')
    expect(english).toMatchObject({ subject: 'Come to Kopi & Kain, Mei' })
    expect(english?.text).toContain('Dear Mei Chen,\n\n- until 23 Nov 2026')
    expect(english?.html).toContain('Kopi &amp; Kain')
    expect(english?.links[0]).toContain('/temp-login?')
    const [chinese] = await mailbox.mailsTo('zh@example.com')
    expect(chinese?.subject).toContain('邀请您')
    expect(chinese?.text).toContain('李伟，您好')
  })

  it('goes back to the default when everything is emptied', async () => {
    const { save, invite } = await survey()
    await save({ invitation_template: { ...own, version: 0 } })
    await save({ invitation_template: { subject: nothing, body: nothing, version: 1 } })
    await invite('default@example.com')
    expect((await mailbox.mailsTo('default@example.com'))[0]?.subject).toBe('Kopi & Kain invites you: Barista')
  })

  it.each([
    ['subject', { subject: { ...nothing, zh: 'Hello {{salary}}' } }, 'invitation_template.subject.zh'],
    ['body', { body: { ...nothing, ms: '<p>{{link}}</p>' } }, 'invitation_template.body.ms'],
    [
      'body, taken apart by marks',
      { body: { ...nothing, en: '<p>{{sal<b>ary}}</b></p>' } },
      'invitation_template.body.en',
    ],
  ])('refuses a placeholder that nobody fills in: %s', async (_where, wrong, field) => {
    const { save } = await survey()
    const answer = await save({ invitation_template: { ...own, ...wrong, version: 0 } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('keeps nothing that could run or lead astray', async () => {
    const { save, get } = await survey()
    const body = '<p onclick="x()">Hi</p><script>x()</script><p><a href="{{survey}}">here</a></p>'
    await save({ invitation_template: { subject: nothing, body: { ...nothing, en: body }, version: 0 } })
    expect((await get()).invitation_template.body.en).toBe('<p>Hi</p><p>here</p>')
  })

  it('tells whoever looks at an older version, and is refused to members', async () => {
    const { group_id, save } = await survey()
    await save({ rejection_template: { subject: nothing, body: nothing, version: 0 } })
    const late = { rejection_template: { subject: nothing, body: nothing, version: 0 } }
    expect(await save(late)).toMatchObject({ status: 409, code: 'record.changed' })
    const member = await colleague(test.db, group_id, 'member')
    expect(await save({}, member.token)).toMatchObject({ status: 403 })
  })
})

describe('previewEmail', () => {
  it('shows what somebody on the list would read, without a link that opens anything', async () => {
    const { preview, invite } = await survey()
    const draft = { ...own, kind: 'invitation', language: 'en' }
    expect(await preview(draft)).toMatchObject({ data: { to: null, subject: 'Come to Kopi & Kain, Aisyah' } })
    await invite('mei@example.com')
    const { data } = await preview(draft)
    expect(data).toMatchObject({ to: { email: 'mei@example.com' }, subject: 'Come to Kopi & Kain, Mei' })
    const { html, text } = endpoints.previewEmail.reply.parse(data)
    expect(html).not.toContain('{{')
    expect(html).not.toContain('temp-login')
    expect(text).toContain('Dear Mei Chen')
  })

  it('comes from and is signed by whom the company has chosen', async () => {
    const { preview, scope } = await survey()
    const signature = { ...nothing, en: 'Your\nbaristas' }
    const settings = { sender_name: 'Kopi Jobs', reply_to: '', signature, default_language: 'en', reminder_days: 2 }
    await test.call('updateCompanyEmailSettings', { ...scope, body: { ...settings, version: 0 } })
    const { data } = await preview({ ...own, kind: 'invitation', language: 'en' })
    expect(data).toMatchObject({ from: { name: 'Kopi Jobs' } })
    const { html, text } = endpoints.previewEmail.reply.parse(data)
    expect(html).toContain('Your<br>baristas')
    expect(text).toContain('Your\nbaristas')
  })
})

describe('sendTestInvitation', () => {
  it('writes to whoever asks, in the language that they look at', async () => {
    const { owner, scope, survey_id } = await survey()
    const draft = { kind: 'rejection', language: 'ms', subject: nothing, body: nothing }
    const send = () => test.call('sendTestInvitation', { ...scope, params: { id: survey_id }, body: { draft } })
    expect(await send()).toMatchObject({ status: 200, data: { email: owner.email } })
    const [mail] = await mailbox.mailsTo(owner.email)
    expect(mail?.subject).toContain('Permohonan anda di Kopi & Kain')
  })
})
