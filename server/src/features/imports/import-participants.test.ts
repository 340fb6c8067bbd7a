import { endpoints } from '@catchpitch/contract/endpoints'
import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { readAllowance, readExtraTime, readMoment } from './participant-rows.rules.ts'

const test = useApp()

const titles =
  'First name,Last name,Email,Country code,Mobile,Language,Dimension,Invite on,Expires after,Extra time,Paste allowed'

async function survey() {
  const { id: group_id, owner } = await company(test.db)
  const { id } = await liveSurvey(test, group_id)
  const send = (lines: readonly string[], rest: Record<string, string> = {}, token = owner.token) => {
    const form = new FormData()
    form.set('file', new Blob([[titles, ...lines].join('\n')]), 'people.csv')
    for (const [name, value] of Object.entries(rest)) form.set(name, value)
    return test.call('importParticipants', { token, params: { id }, query: { group_id }, form })
  }
  const read = async (answer: ReturnType<typeof send>) => endpoints.importParticipants.reply.parse((await answer).data)
  const people = () =>
    test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .orderBy('no')
      .select([
        'no',
        'email',
        'language',
        'source',
        'scheduled_at',
        'expiry_weeks',
        'dimension_id',
        'extra_time',
        'allow_paste',
      ])
      .execute()
  return { group_id, id, owner, send, read, people }
}

const mei = 'Mei,Chen,mei@example.com,60,0123456789,zh,,,'
const tom = 'Tom,Tan,tom@example.com,+65,912345678,,,,2 weeks'

describe('importParticipants', () => {
  it('invites the people whose rows are right, with the defaults of the survey and of the form', async () => {
    const { send, read, people } = await survey()
    const scheduled_at = '2026-11-20T01:00:00.000Z'
    const later = 'Tom,Tan,tom@example.com,+65,912345678,,,20/11/2026 14:30,2 weeks'
    const answer = await send([mei, later], { scheduled_at })
    expect(answer).toMatchObject({ status: 200, message: 'Participants successfully imported' })
    expect(await read(Promise.resolve(answer))).toMatchObject({
      rows_total: 2,
      rows_bad: 0,
      added: 2,
      failed_rows: null,
    })
    expect(await people()).toMatchObject([
      { no: 1, email: 'mei@example.com', language: 'zh', scheduled_at: new Date(scheduled_at), expiry_weeks: 1 },
      { no: 2, email: 'tom@example.com', language: 'en', scheduled_at: new Date('2026-11-20T06:30:00Z') },
    ])
    expect((await people()).map(({ source }) => source)).toEqual([inviteSource.file, inviteSource.file])
  })

  it('names every bad row by line, column and reason, gives it back as a file, and loses no good one', async () => {
    const { send, read, people } = await survey()
    const bad = ['R2D2,Chen,r2@example.com,60,0123456789,,,,', 'Ali,Rahman,nobody,60,0123456789,,,,', mei, tom]
    await send([mei])
    const found = await read(send(bad))
    expect(found).toMatchObject({ rows_total: 4, rows_bad: 3, added: 1, problems_total: 3 })
    expect(found.problems).toMatchObject([
      { line: 2, column: 'First name', value: 'R2D2' },
      { line: 3, column: 'Email', value: 'nobody' },
      { line: 4, column: 'Email', reason: 'This person is invited to this survey already.' },
    ])
    const file = Buffer.from(found.failed_rows?.base64 ?? '', 'base64').toString()
    expect(file).toContain('What to mend')
    expect(file).toContain('r2@example.com')
    expect(file).not.toContain('tom@example.com')
    expect((await people()).map(({ email }) => email)).toEqual(['mei@example.com', 'tom@example.com'])
  })

  it('gives extra time and leave to paste to whose row says so, and to nobody else', async () => {
    const { send, people } = await survey()
    expect(await send([`${mei},25 %,yes`, `${tom},100,`])).toMatchObject({ status: 200, data: { added: 2 } })
    expect(await people()).toMatchObject([
      { email: 'mei@example.com', extra_time: 25, allow_paste: true },
      { email: 'tom@example.com', extra_time: 100, allow_paste: false },
    ])
  })

  it('names an extra time that is not offered, and an answer that is neither yes nor no', async () => {
    const { send, read, people } = await survey()
    const found = await read(send([`${mei},30 %,perhaps`, `${tom},0.5,是`]))
    expect(found).toMatchObject({ rows_total: 2, rows_bad: 1, added: 1 })
    expect(found.problems).toMatchObject([
      {
        line: 2,
        column: 'Extra time',
        value: '30 %',
        reason: 'Please write one of these percentages: 0, 25, 50, 100.',
      },
      { line: 2, column: 'Paste allowed', value: 'perhaps', reason: 'Please write yes or no.' },
    ])
    expect(await people()).toMatchObject([{ email: 'tom@example.com', extra_time: 50, allow_paste: true }])
  })

  it.each(['csv', 'xls', 'xlsx'])('takes its own sample (%s), in every language', async (format) => {
    for (const language of ['en', 'zh', 'ms'] as const) {
      const { group_id, id, owner, people } = await survey()
      await test.db.updateTable('users').set({ language }).where('id', '=', owner.id).execute()
      const sample = await test.call('getSample', {
        token: owner.token,
        params: { kind: 'participants' },
        query: { format },
      })
      const { base64 } = endpoints.getSample.reply.parse(sample.data)
      const form = new FormData()
      form.set('file', new Blob([Buffer.from(base64, 'base64')]), `sample.${format}`)
      const answer = await test.call('importParticipants', {
        token: owner.token,
        params: { id },
        query: { group_id },
        form,
      })
      expect(answer).toMatchObject({ status: 200, data: { added: 2, rows_bad: 0 } })
      expect(await people()).toMatchObject([{ extra_time: 0 }, { extra_time: 25, allow_paste: true }])
    }
  })

  it('invites nobody while it only checks', async () => {
    const { send, read, people } = await survey()
    expect(await read(send([mei, tom], { check: '1' }))).toMatchObject({ rows_total: 2, rows_bad: 0, added: 0 })
    expect(await people()).toEqual([])
  })

  it('reads a dimension by its name, refuses one that is not asked about, and says where too little is asked', async () => {
    const { group_id, id, send, read } = await survey()
    const { situation_ids } = await test.db
      .selectFrom('surveys')
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .select('situation_ids')
      .executeTakeFirstOrThrow()
    await test.db
      .updateTable('surveys')
      .set({ situation_ids: situation_ids.slice(0, 1) })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    const { name } = await test.db
      .selectFrom('dimensions')
      .innerJoin('situations', 'situations.dimension_id', 'dimensions.id')
      .where('situations.id', '=', situation_ids[0] ?? '')
      .select(sql<string>`dimensions.name ->> 'zh'`.as('name'))
      .executeTakeFirstOrThrow()
    const row = (dimension: string) => `Mei,Chen,${dimension}@example.com,60,0123456789,,${dimension},,`
    const found = await read(send([row(name).replace(`${name}@`, 'a@'), row('Astrology')], { check: '1' }))
    expect(found).toMatchObject({ rows_bad: 1, few_questions: 1, problems: [{ line: 3, column: 'Dimension' }] })
  })

  it.each([
    ['no file', null],
    ['columns that are missing', 'Name\nMei'],
    ['no rows', titles],
  ])('refuses a form with %s', async (_what, content) => {
    const { group_id, id, owner } = await survey()
    const form = new FormData()
    form.set('check', '1')
    if (content !== null) form.set('file', new Blob([content]), 'people.csv')
    const answer = await test.call('importParticipants', {
      token: owner.token,
      params: { id },
      query: { group_id },
      form,
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['file'])
  })

  it('is refused to members, and when the survey is over', async () => {
    const { group_id, id, send } = await survey()
    const member = await colleague(test.db, group_id, 'member')
    expect(await send([mei], {}, member.token)).toMatchObject({ status: 403 })
    await test.db
      .updateTable('surveys')
      .set({ expires_at: testDay })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    expect(await send([mei])).toMatchObject({ status: 409, code: 'survey.closed' })
  })

  it('takes ten thousand people at once', async () => {
    const { send, read, people } = await survey()
    const lines = Array.from({ length: 10_000 }, (_, n) => `Mei,Chen,person${n}@example.com,60,0123456789,,,,`)
    expect(await read(send(lines))).toMatchObject({ added: 10_000, rows_bad: 0 })
    expect(await people()).toHaveLength(10_000)
  })
})

describe('readMoment', () => {
  it.each([
    ['2026-11-20 14:30', '2026-11-20T06:30:00.000Z'],
    ['20/11/2026 14:30', '2026-11-20T06:30:00.000Z'],
    ['20.11.2026', '2026-11-20T01:00:00.000Z'],
    ['2026-02-30', null],
    ['soon', null],
  ])('%s', (written, instant) => {
    expect(readMoment(written)).toBe(instant)
  })
})

describe('readExtraTime', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['25', 25],
    ['50 %', 50],
    ['100％', 100],
    ['0.25', 25],
    ['0,5', 50],
    ['1', 100],
    ['1 %', null],
    ['30', null],
    ['double', null],
  ])('%s', (written, percent) => {
    expect(readExtraTime(written)).toBe(percent)
  })
})

describe('readAllowance', () => {
  it.each([
    ['', false],
    ['No', false],
    ['tidak', false],
    ['YES', true],
    ['允许', true],
    ['Ya', true],
    ['perhaps', null],
  ])('%s', (written, allowed) => {
    expect(readAllowance(written)).toBe(allowed)
  })
})
