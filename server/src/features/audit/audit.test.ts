import { platformGroupId } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#platform/audit/audit.queries'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, impersonating, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()

/** Each test has the log to itself. */
beforeEach(() => acrossGroups(test.db).deleteFrom('audit_events').execute())

const root = () => person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })

type Listed = { action: string; at: string; reason: string | null }

async function list(token: string, query: Record<string, string> = {}): Promise<Listed[]> {
  const { data } = await test.call('listAuditEvents', { token, query })
  return Array.isArray(data) ? data : []
}

const actions = async (token: string, query: Record<string, string> = {}) =>
  (await list(token, query)).map(({ action }) => action)

type Event = {
  action: string
  group_id?: string
  actor_id?: string
  impersonator_id?: string
  subject_id?: string
  seconds?: number
}

async function happened({ action, seconds = 0, subject_id = newId(testDay), ...who }: Event): Promise<void> {
  const call = {
    group_id: null,
    actor_id: null,
    impersonator_id: null,
    ...who,
    action,
    now: new Date(testDay.getTime() + seconds * 1000),
    ip: '203.0.113.9',
    request_id: 'any',
  }
  await writeAudit(test.db, call, { subject: 'thing', subject_id, fields: ['name'] })
}

describe('listAuditEvents', () => {
  it('tells who did what, when, where and in whose name', async () => {
    const staff = await root()
    const { id: group_id, name, owner } = await company(test.db)
    const token = await impersonating(test.db, staff, owner.id)
    await test.call('createDepartment', { token, query: { group_id }, body: { name: 'Retail' } })
    const answer = await test.call('listAuditEvents', { token: staff.token })
    expect(answer).toEqual({
      status: 200,
      message: null,
      data: [
        {
          id: expect.any(String),
          at: testDay.toISOString(),
          group: { id: group_id, name },
          actor: { id: owner.id, full_name: 'Aisyah Tan' },
          impersonator: { id: staff.id, full_name: 'Mei Ling Wong' },
          action: 'createDepartment',
          subject: 'department',
          subject_id: expect.any(String),
          fields: ['name'],
          reason: null,
          ip: '127.0.0.1',
        },
      ],
      pagination: { total: 1, more: false, per_page: 20, current_page: 1, last_page: 1 },
    })
  })

  it('shows the beginning, the reason and the end of an impersonation', async () => {
    const staff = await root()
    const { owner } = await company(test.db)
    const body = { user_id: owner.id, reason: 'Cannot open her results' }
    const started = await test.call('impersonate', { token: staff.token, body })
    const stopped = await test.call('stopImpersonating', { token: tokenOf(started) })
    const who = { actor: { id: owner.id }, impersonator: { id: staff.id, full_name: 'Mei Ling Wong' } }
    expect((await list(tokenOf(stopped))).toSorted((a, b) => a.action.localeCompare(b.action))).toMatchObject([
      {
        action: 'impersonate',
        actor: { id: staff.id },
        impersonator: null,
        subject_id: owner.id,
        reason: 'Cannot open her results',
        group: { id: platformGroupId },
      },
      { action: 'stopImpersonating', ...who, subject_id: owner.id, reason: null },
    ])
  })

  it('names nobody where nobody was signed in', async () => {
    const { token } = await root()
    await happened({ action: 'signUp' })
    expect(await list(token)).toMatchObject([{ action: 'signUp', actor: null, impersonator: null }])
  })

  it('shows twenty a page, the newest last unless asked otherwise', async () => {
    const { token } = await root()
    const all = Array.from({ length: 23 }, (_, index) => `action${String(index).padStart(2, '0')}`)
    for (const [seconds, action] of all.entries()) await happened({ action, seconds })
    expect(await actions(token)).toEqual(all.slice(0, 20))
    expect(await actions(token, { page: '2' })).toEqual(all.slice(20))
    expect(await actions(token, { order: '-at' })).toEqual(all.toReversed().slice(0, 20))
  })

  it('is filtered by action, by company, by who did it, in whose name, and to what', async () => {
    const { token, id: staff_id } = await root()
    const { id: group_id, owner } = await company(test.db)
    const foreign = await company(test.db)
    const subject_id = newId(testDay)
    await happened({ action: 'login', actor_id: owner.id, seconds: 1 })
    await happened({ action: 'updateDepartment', group_id, actor_id: owner.id, subject_id, seconds: 2 })
    await happened({ action: 'removeDepartment', group_id, actor_id: owner.id, impersonator_id: staff_id, seconds: 3 })
    await happened({ action: 'createDepartment', group_id: foreign.id, actor_id: foreign.owner.id, seconds: 4 })
    const filtered = (filter: string) => actions(token, { filter })
    expect(await filtered(`group:${group_id}`)).toEqual(['updateDepartment', 'removeDepartment'])
    expect(await filtered(`group:${group_id},${platformGroupId}`)).toHaveLength(3)
    expect(await filtered(`actor:${owner.id}`)).toEqual(['login', 'updateDepartment', 'removeDepartment'])
    expect(await filtered(`impersonator:${staff_id}`)).toEqual(['removeDepartment'])
    expect(await filtered(`subject:${subject_id}`)).toEqual(['updateDepartment'])
    expect(await filtered('action:login,createDepartment')).toEqual(['login', 'createDepartment'])
    expect(await filtered(`action:login;group:${group_id}`)).toEqual([])
    expect(await filtered('action:nothingOfTheKind')).toEqual([])
    expect(await filtered(`group:${foreign.id};actor:${owner.id}`)).toEqual([])
  })

  it('finds actions by keyword', async () => {
    const { token } = await root()
    await happened({ action: 'login' })
    await happened({ action: 'changePassword' })
    expect(await actions(token, { keyword: 'PASSWORD' })).toEqual(['changePassword'])
    expect(await actions(token, { keyword: 'nothing' })).toEqual([])
    expect(await actions(token, { keyword: '%' })).toEqual([])
  })

  it('shows a moderator what roots did as well: a log with holes is none', async () => {
    const staff = await root()
    const moderator = await person(test.db, { platform_role: 'moderator' })
    await happened({ action: 'login', actor_id: staff.id })
    expect(await list(moderator.token)).toMatchObject([{ action: 'login', actor: { full_name: 'Mei Ling Wong' } }])
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ order: 'ip' }, 'order'],
    [{ filter: 'group:7' }, 'filter'],
    [{ filter: 'ip:127.0.0.1' }, 'filter'],
    [{ filter: `action:${'x'.repeat(101)}` }, 'filter'],
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
  ])('refuses %j by field', async (query, field) => {
    const { token } = await root()
    const answer = await test.call('listAuditEvents', { token, query })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('is not itself an event', async () => {
    const { token } = await root()
    await list(token)
    expect(await list(token)).toEqual([])
  })
})

describe('exportAuditEvents', () => {
  const exported = async (token: string, query: Record<string, string> = {}) => {
    const { data } = await test.call('exportAuditEvents', { token, query })
    return typeof data === 'string' ? data.split('\r\n').slice(0, -1) : []
  }

  it('writes the whole log as a file, narrowed and ordered as the list, and is written down itself', async () => {
    const { id, token } = await root()
    const { id: group_id } = await company(test.db, '=cmd()')
    await happened({ action: 'login', actor_id: id })
    await happened({ action: 'updateRole', group_id, seconds: 1 })
    const [head, ...lines] = await exported(token)
    expect(head).toBe(
      '\uFEFF"at","action","actor","impersonator","company","subject","subject_id","fields","reason","ip"',
    )
    // Taking it away is part of it.
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(
      new Set(['"exportAuditEvents"', '"login"', '"updateRole"']),
    )
    expect(lines.find((line) => line.includes('login'))).toContain('"login","Mei Ling Wong"')
    // What a spreadsheet would run stays a text.
    expect(lines.at(-1)).toContain(`"'=cmd()"`)
    expect((await exported(token, { order: '-at', keyword: 'role' })).slice(1)).toHaveLength(1)
    expect((await exported(token, { filter: 'action:nothing' })).slice(1)).toEqual([])
    expect(await actions(token, { keyword: 'export' })).toEqual([
      'exportAuditEvents',
      'exportAuditEvents',
      'exportAuditEvents',
    ])
  })

  it('goes on over as many batches as there are, each event once', async () => {
    const { token } = await root()
    await sql`
      insert into audit_events (group_id, id, at, action)
      select ${platformGroupId}, gen_random_uuid(), ${testDay}::timestamptz + (n / 7) * interval '1 second', 'login'
      from generate_series(1, 2500) as n`.execute(test.db)
    for (const order of ['at', '-at']) {
      const lines = (await exported(token, { order, filter: 'action:login' })).slice(1)
      expect(lines).toHaveLength(2500)
      const times = lines.map((line) => line.split(',')[0] ?? '')
      expect(times).toEqual(order === 'at' ? times.toSorted() : times.toSorted().toReversed())
    }
  })

  it('is a file that browsers save', async () => {
    const { token } = await root()
    const reply = await test.app.inject({
      url: '/api/v1/admin/audit-log/export',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log-2026-11-16.csv"',
    })
  })

  it.each(['order', 'filter'])('refuses a wrong %s before it sends anything', async (field) => {
    const { token } = await root()
    const answer = await test.call('exportAuditEvents', { token, query: { [field]: 'x:y' } })
    expect(answer).toMatchObject({ status: 422, error: { [field]: [expect.any(String)] } })
  })
})
