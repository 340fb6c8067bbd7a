import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeDepartment } from '#content/make-company'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { hostileSheets, tableAs } from '#testing/hostile-sheets'
import { testJobParts } from '#testing/job-parts'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, impersonating, person } from '#testing/make'
import { testSpreadsheets } from '#testing/spreadsheets'
import { testDay } from '#testing/test-day'
import { runImport } from './run-import.ts'

const test = useApp()
const mailbox = useMailbox(test)

let root: Awaited<ReturnType<typeof person>>
let group_id: string
beforeAll(async () => {
  root = await person(test.db, { platform_role: 'root' })
  group_id = (await company(test.db)).id
})

const header = 'First name,Last name,Email,Country code,Mobile,Language'
let made = 0
/** A row of somebody whom nobody has seen before. */
function row(given: Partial<Record<'first' | 'last' | 'email' | 'code' | 'mobile' | 'language', string>> = {}): string {
  made += 1
  const { first = 'Mei', last = 'Chen', code = '+60', mobile = '0123456789', language = 'en' } = given
  return [first, last, given.email ?? `new-${made}@example.com`, code, mobile, language].join(',')
}

type Sending = { kind?: string; group?: string; name?: string; token?: string; language?: 'en' | 'zh' | 'ms' }

function send(
  file: string | Buffer | null,
  { kind = 'users', group = group_id, name = 'people.csv', ...call }: Sending = {},
) {
  const form = new FormData()
  form.set('kind', kind)
  form.set('group_id', group)
  if (file !== null) form.set('file', new Blob([file]), name)
  return test.call('importPeople', { token: root.token, form, ...call })
}

const withId = z.object({ id: z.string() })
const idOf = ({ data }: { data: unknown }) => withId.parse(data).id

const withFile = z.object({ base64: z.string() })
const fileIn = ({ data }: { data: unknown }) => Buffer.from(withFile.parse(data).base64, 'base64')

/** Starts an import and does what a worker would. */
async function takeIn(id: string, token = root.token) {
  const started = await test.call('startImport', { token, params: { id } })
  const row_of = acrossGroups(test.db).selectFrom('imports').where('id', '=', id).select('group_id')
  const { group_id: group } = await row_of.executeTakeFirstOrThrow()
  const { db, clock, storage } = test
  const job = { db, clock, storage, ...testJobParts, announce: () => {} }
  await runImport.run(job, { group_id: group, import_id: id })
  return started
}

const get = (id: string) => test.call('getImport', { token: root.token, params: { id } })

const personOf = (email: string) =>
  acrossGroups(test.db)
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .where('users.email_key', '=', email)
    .select([
      'users.id',
      'users.first_name',
      'users.password_hash',
      'users.verified_at',
      'users.language',
      'users.mobile',
      'users.country_code',
      'users.gender',
      'users.born_on',
      'users.employment_status',
      'users.education_level',
      'users.country',
      'memberships.group_id',
      'memberships.role_id',
      'memberships.department_ids',
    ])
    .execute()

describe('importPeople', () => {
  it('takes nobody in before somebody has looked', async () => {
    const answer = await send([header, row({ email: 'early@example.com' })].join('\n'))
    expect(answer).toMatchObject({
      status: 200,
      data: {
        state: 'checked',
        kind: 'users',
        rows_total: 1,
        rows_bad: 0,
        rows_done: 0,
        problems: [],
        file_name: 'people.csv',
      },
    })
    expect(await personOf('early@example.com')).toEqual([])
  })

  it('names every bad cell by line and column, in the language of whoever looks', async () => {
    const file = [
      'Email,名,Nama keluarga,country_code,Phone number',
      'mei@,伟3,陈,+60,123456789',
      '',
      'wei@example.com,,陈,+60,12',
      'wei@example.com,伟,陈,+60,123456789',
      'WEI@example.com,伟,陈,+60,123456789',
    ].join('\n')
    const { data } = await send(file)
    expect(data).toMatchObject({
      rows_total: 4,
      rows_bad: 3,
      problems: [
        { line: 2, column: '名', value: '伟3', reason: 'Please use letters only.' },
        { line: 2, column: 'Email', value: 'mei@', reason: 'This field is required a valid email.' },
        { line: 4, column: '名', value: '', reason: 'This field is required.' },
        { line: 4, column: 'Phone number', value: '12', reason: 'The Phone number is invalid.' },
        { line: 6, column: 'Email', value: 'WEI@example.com', reason: 'This address stands in line 5 already.' },
      ],
    })
  })

  it('names what no list offers, and countries that are none', async () => {
    const file = [
      `${header},Status pekerjaan,学历,Country`,
      `${row()},astronaut,bachelor,Atlantis`,
      `${row()},,,`,
      `${row()},Student,primary,sg`,
    ].join('\n')
    const reason = 'Please choose one of the offered values.'
    expect(await send(file)).toMatchObject({
      data: {
        rows_bad: 1,
        problems: [
          { line: 2, column: 'Status pekerjaan', value: 'astronaut', reason },
          { line: 2, column: 'Country', value: 'Atlantis', reason },
        ],
      },
    })
  })

  it('names those who have an account, and leaves them as they are', async () => {
    const { id: other } = await company(test.db, 'Teh Tarik Trading')
    const here = await colleague(test.db, group_id, 'owner')
    const elsewhere = await colleague(test.db, other, 'manager', { verified_at: null })
    const before = [await personOf(here.email), await personOf(elsewhere.email)]
    const file = [header, row({ email: here.email, first: 'Changed' }), row({ email: elsewhere.email }), row()].join(
      '\n',
    )
    const checked = await send(file)
    expect(checked.data).toMatchObject({
      rows_bad: 2,
      problems: [
        { line: 2, column: 'Email', reason: 'This person is in this company already. Nothing about them is changed.' },
        { line: 3, column: 'Email', reason: 'This address has an account already. It is left as it is.' },
      ],
    })
    await takeIn(idOf(checked))
    expect(await get(idOf(checked))).toMatchObject({ data: { state: 'done', rows_added: 1, rows_bad: 2 } })
    expect([await personOf(here.email), await personOf(elsewhere.email)]).toEqual(before)
    expect(await mailbox.mailsTo(here.email)).toEqual([])
  })

  it.each([
    ['no file', null, {}, { file: ['This field is required.'] }],
    [
      'a company that is not there',
      `${header}\n`,
      { group: '00000000-0000-4000-8000-000000000000' },
      { group_id: ['Please choose one of the offered values.'] },
    ],
    [
      'the platform itself',
      `${header}\n`,
      { group: '00000000-0000-0000-0000-000000000000' },
      { group_id: ['Please choose one of the offered values.'] },
    ],
    [
      'a kind of people that is none',
      `${header}\n`,
      { kind: 'roots' },
      { kind: ['Please choose one of the offered values.'] },
    ],
    [
      'a file without people',
      `${header}\n,,\n`,
      {},
      { file: ['There is nobody in this file: below the titles all rows are empty.'] },
    ],
    [
      'a file without columns that are needed',
      'Email,Name\na@example.com,A',
      {},
      { file: ['These columns are missing: First name, Last name, Country code, Mobile.'] },
    ],
    ['a column twice', `${header},E-mel\n${'a,'.repeat(6)}`, {}, { file: ['The column E-mel is there twice.'] }],
    ['a file that is none', '%PDF-1.7', { name: 'people.xlsx' }, { file: ['Please choose a CSV, XLS or XLSX file.'] }],
  ] as const)('refuses %s by field', async (_, file, how, error) => {
    expect(await send(file, how)).toMatchObject({ status: 422, error })
  })

  it('refuses what is too large, and what would hurt', async () => {
    const large = Buffer.alloc(limits.spreadsheet.bytes + 1, 'a')
    expect(await send(large)).toMatchObject({ status: 422, error: { file: ['The file may have at most 5 MB.'] } })
    const bomb = hostileSheets['a zip bomb that says it is small, twice']?.make() ?? null
    expect(await send(bomb)).toMatchObject({ status: 422, error: { file: [expect.stringContaining('damaged')] } })
  })

  it('gives no role that is beyond the reach of whoever brings it', async () => {
    const file = [`${header},Role`, `${row()},root`, `${row()},moderator`, `${row()},manager`].join('\n')
    const { data } = await send(file, { kind: 'admins' })
    expect(data).toMatchObject({
      rows_bad: 2,
      problems: [
        { line: 2, column: 'Role', reason: 'Please choose one of the offered values.' },
        { line: 3, column: 'Role' },
      ],
    })
  })

  it("is not done in a colleague's name", async () => {
    const moderator = await person(test.db, { platform_role: 'moderator' })
    const token = await impersonating(test.db, root, moderator.id)
    expect(await send(`${header}\n${row()}`, { token })).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })
})

describe('startImport', () => {
  it('makes accounts that only the link in the mail opens', async () => {
    const email = 'aisyah@example.com'
    const checked = await send(
      [header, row({ email, code: '60', mobile: '012-345 6789', language: 'Malay' })].join('\n'),
    )
    expect(await takeIn(idOf(checked))).toMatchObject({ status: 200, data: { state: 'running' } })
    expect(await get(idOf(checked))).toMatchObject({ data: { state: 'done', rows_added: 1, rows_done: 1 } })
    const [somebody] = await personOf(email)
    expect(somebody).toMatchObject({
      password_hash: null,
      verified_at: null,
      language: 'ms',
      country_code: '+60',
      mobile: '0123456789',
      group_id,
    })
    expect(roleKeyOf(somebody?.role_id ?? 0)).toBe('applicant')
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toContain('Kopi & Kain')
    const chosen = { password: 'Teh-tarik-77', password_confirmation: 'Teh-tarik-77' }
    const body = { ...(await mailbox.linkTo(email)), ...chosen }
    expect(await test.call('resetPassword', { body })).toMatchObject({ status: 200 })
    expect(await test.call('login', { body: { email, password: 'Teh-tarik-77' } })).toMatchObject({ status: 200 })
  })

  it('puts admins into their role and departments', async () => {
    const retail = await makeDepartment(test.db, { now: testDay, group_id, name: 'Retail' })
    const file = [
      `${header},角色,Jabatan`,
      `${row({ email: 'boss@example.com' })},Pemilik,`,
      `${row({ email: 'manager@example.com' })},经理,retail`,
      `${row()},manager,Nowhere`,
    ].join('\n')
    const checked = await send(file, { kind: 'admins' })
    expect(checked.data).toMatchObject({
      problems: [
        { line: 4, column: 'Jabatan', value: 'Nowhere', reason: 'There is no department Nowhere in this company.' },
      ],
    })
    await takeIn(idOf(checked))
    const [[boss], [manager]] = [await personOf('boss@example.com'), await personOf('manager@example.com')]
    expect(roleKeyOf(boss?.role_id ?? 0)).toBe('owner')
    expect(roleKeyOf(manager?.role_id ?? 0)).toBe('manager')
    expect(manager?.department_ids).toEqual([retail.id])
  })

  it('reads XLSX and XLS with numbers and days as programs store them', async () => {
    const titles = ['First name', 'Last name', 'Email', 'Country code', 'Mobile', 'Gender', 'Date of birth']
    for (const format of ['xlsx', 'biff8'] as const) {
      const email = `${format}@example.com`
      const born = new Date(Date.UTC(1990, 1, 28))
      const file = tableAs(format, [titles, ['美', '陈', email, 60, 123_456_789, '女', born]])
      const checked = await send(file, { name: 'whatever.csv' })
      expect(checked).toMatchObject({ status: 200, data: { rows_bad: 0 } })
      await takeIn(idOf(checked))
      expect(await personOf(email)).toMatchObject([
        { first_name: '美', country_code: '+60', mobile: '123456789', gender: 'FEMALE', born_on: '1990-02-28' },
      ])
    }
  })

  it('knows choices and countries by their code and by their name in any language', async () => {
    const said = [
      'EMPLOYED_FULL_TIME,学士学位,Malaysia',
      "Bekerja sepenuh masa,Bachelor's degree,马来西亚",
      '全职,ijazah sarjana muda,my',
    ]
    const emails = said.map((_, index) => `chosen-${index}@example.com`)
    const lines = said.map((words, index) => `${row({ email: emails[index] ?? '' })},${words}`)
    const checked = await send([`${header},Employment status,Education level,Country`, ...lines].join('\n'))
    await takeIn(idOf(checked))
    for (const email of emails) {
      expect(await personOf(email)).toMatchObject([
        { employment_status: 'employed_full_time', education_level: 'bachelor', country: 'MY' },
      ])
    }
  })

  it('happens once, however often it is asked for', async () => {
    const checked = await send([header, row()].join('\n'))
    await takeIn(idOf(checked))
    expect(await takeIn(idOf(checked))).toMatchObject({ status: 200, data: { state: 'done', rows_added: 1 } })
    const events = acrossGroups(test.db).selectFrom('audit_events').where('subject_id', '=', idOf(checked))
    expect(await events.select(['action', 'group_id']).orderBy('id').execute()).toEqual([
      { action: 'importPeople', group_id },
      { action: 'startImport', group_id },
    ])
  })

  it('tells whoever began it that it is done', async () => {
    const staff = await person(test.db, { platform_role: 'moderator' })
    const checked = await send([header, row(), row({ email: 'no address' })].join('\n'), { token: staff.token })
    await takeIn(idOf(checked), staff.token)
    expect(await test.call('listNotifications', { token: staff.token })).toMatchObject({
      data: [{ kind: 'import.done', params: { added: 1, bad: 1 }, group: null }],
    })
  })

  it('goes on without those whose address was taken meanwhile', async () => {
    const email = 'quicker@example.com'
    const checked = await send([header, row({ email }), row()].join('\n'))
    await person(test.db, { email })
    await takeIn(idOf(checked))
    expect(await get(idOf(checked))).toMatchObject({
      data: { rows_added: 1, rows_bad: 1, problems: [{ line: 2, reason: expect.stringContaining('has an account') }] },
    })
  })

  it('knows none by what is no id', async () => {
    for (const name of ['startImport', 'getImport', 'getFailedRows'] as const) {
      const params = { id: '00000000-0000-4000-8000-000000000000' }
      expect(await test.call(name, { token: root.token, params })).toMatchObject({ status: 404 })
    }
  })
})

describe('getFailedRows', () => {
  const rowsIn = async (reply: { data: unknown }) => {
    const answer = await testSpreadsheets.read(fileIn(reply))
    return 'sheet' in answer ? answer.sheet.rows.map(({ cells }) => cells) : []
  }

  it('gives back what was not taken in, with the reasons, and takes it once it is mended', async () => {
    const good = row()
    const checked = await send([header, row({ email: 'mend@', mobile: '+1' }), good].join('\n'))
    await takeIn(idOf(checked))
    const failed = await test.call('getFailedRows', {
      token: root.token,
      params: { id: idOf(checked) },
      language: 'en',
    })
    expect(failed.data).toMatchObject({ file_name: 'people-failed.csv', content_type: 'text/csv' })
    const rows = await rowsIn(failed)
    expect(rows).toEqual([
      [...header.split(','), 'What to mend'],
      [
        'Mei',
        'Chen',
        'mend@',
        '+60',
        '+1',
        'en',
        'Email: This field is required a valid email. Mobile: The Phone number is invalid.',
      ],
    ])
    const mended = rows.map((cells) =>
      cells.map((cell) => cell.replace('mend@', 'mended@example.com').replace('+1', '0123456789')),
    )
    const again = await send(await testSpreadsheets.write(mended, 'xlsx'), { name: 'people-failed.xlsx' })
    expect(again.data).toMatchObject({ rows_total: 1, rows_bad: 0 })
    await takeIn(idOf(again))
    expect(await personOf('mended@example.com')).toHaveLength(1)
  })

  it('carries the reasons of the last time no further', async () => {
    const checked = await send([`${header},需要修改的地方`, `${row({ email: 'x' })},old`].join('\n'))
    const failed = await test.call('getFailedRows', { token: root.token, params: { id: idOf(checked) } })
    expect((await rowsIn(failed))[0]).toEqual([...header.split(','), 'What to mend'])
  })
})

describe('getSample', () => {
  it.each(['csv', 'xls', 'xlsx'])('is a file (%s) that the import takes, in every language', async (format) => {
    for (const [kind, language] of [
      ['users', 'en'],
      ['admins', 'zh'],
      ['users', 'ms'],
    ] as const) {
      const reader = await person(test.db, { platform_role: 'root', language })
      const reply = await test.call('getSample', { token: reader.token, params: { kind }, query: { format } })
      expect(reply.data).toMatchObject({ file_name: `${kind}.${format}` })
      expect(await send(fileIn(reply), { kind })).toMatchObject({ status: 200, data: { rows_total: 2, rows_bad: 0 } })
    }
  })

  it('knows participants too, and no other', async () => {
    const { token } = root
    expect(await test.call('getSample', { token, params: { kind: 'participants' } })).toMatchObject({ status: 200 })
    expect(await test.call('getSample', { token, params: { kind: 'roots' } })).toMatchObject({ status: 404 })
  })
})
