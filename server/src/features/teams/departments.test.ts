import { describe, expect, it } from 'vitest'
import { makeDepartment, makeMembership } from '#content/make-company'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

/** A company with its owner's token, and shorthands for the calls that are made with it. */
async function companyWith(...names: string[]) {
  const { id: group_id, owner } = await company(test.db)
  const departments = []
  for (const name of names) departments.push(await makeDepartment(test.db, { now: testDay, group_id, name }))
  const scope = { token: owner.token, query: { group_id } }
  return {
    group_id,
    departments,
    list: (query: Record<string, string> = {}) =>
      test.call('listDepartments', { token: owner.token, query: { group_id, ...query } }),
    create: (body: unknown) => test.call('createDepartment', { ...scope, body }),
    update: (id: string, body: unknown) => test.call('updateDepartment', { ...scope, params: { id }, body }),
    remove: (id: string) => test.call('removeDepartment', { ...scope, params: { id } }),
  }
}

const names = (answer: { data: unknown }) =>
  Array.isArray(answer.data) ? answer.data.map((row: { name: string }) => row.name) : []

async function auditedActions(group_id: string): Promise<string[]> {
  const rows = await test.db.selectFrom('audit_events').where('group_id', '=', group_id).select('action').execute()
  return rows.map(({ action }) => action)
}

describe('listDepartments', () => {
  it("shows the company's own departments by name, twenty a page", async () => {
    const many = Array.from({ length: 23 }, (_, index) => `Team ${String(index).padStart(2, '0')}`)
    const { list } = await companyWith(...many.toReversed())
    await companyWith('Of another company')
    const first = await list()
    expect(names(first)).toEqual(many.slice(0, 20))
    expect(first.pagination).toEqual({ total: 23, more: false, per_page: 20, current_page: 1, last_page: 2 })
    expect(names(await list({ page: '2' }))).toEqual(many.slice(20))
    expect(names(await list({ order: '-name' }))).toEqual(many.toReversed().slice(0, 20))
  })

  it('finds by keyword, in any case and in Chinese', async () => {
    const { list } = await companyWith('Retail', 'Roastery', '人力资源')
    expect(names(await list({ keyword: 'ROAST' }))).toEqual(['Roastery'])
    expect(names(await list({ keyword: '人力' }))).toEqual(['人力资源'])
    expect(names(await list({ keyword: '%' }))).toEqual([])
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '501' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ order: 'password_hash' }, 'order'],
    [{ filter: 'status:9' }, 'filter'],
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
  ])('refuses %j by field', async (query, field) => {
    const { list } = await companyWith()
    const answer = await list(query)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('asks for the company by field when none is named', async () => {
    const { token } = await person(test.db)
    expect(await test.call('listDepartments', { token })).toMatchObject({
      status: 422,
      error: { group_id: ['This is not a valid id.'] },
    })
  })
})

describe('createDepartment', () => {
  it('adds a department and says so in the audit log', async () => {
    const { group_id, create, list } = await companyWith()
    expect(await create({ name: '  Retail ' })).toMatchObject({
      status: 200,
      data: { name: 'Retail', version: 1 },
      message: 'Data saved Successfully.',
    })
    expect(names(await list())).toEqual(['Retail'])
    expect(await auditedActions(group_id)).toEqual(['createDepartment'])
  })

  it('refuses a name that is taken, whatever its case, and changes nothing', async () => {
    const { group_id, create, list } = await companyWith('Retail')
    expect(await create({ name: 'RETAIL' })).toMatchObject({
      status: 422,
      error: { name: ['Department name is already been taken'] },
    })
    expect(names(await list())).toEqual(['Retail'])
    expect(await auditedActions(group_id)).toEqual([])
  })

  it('lets two companies have departments of the same name', async () => {
    await companyWith('Retail')
    const { create } = await companyWith()
    expect(await create({ name: 'Retail' })).toMatchObject({ status: 200 })
  })

  it.each([
    ['nothing', {}],
    ['blanks', { name: '   ' }],
    ['a NUL', { name: 'a\0b' }],
    ['a name without an end', { name: 'x'.repeat(101) }],
    ['a number', { name: 7 }],
    ['null', { name: null }],
  ])('refuses %s by field', async (_, body) => {
    const { create } = await companyWith()
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['name'])
  })

  it('ignores fields that it does not know', async () => {
    const { group_id, create } = await companyWith()
    const other = await companyWith()
    await create({ name: 'Retail', group_id: other.group_id, version: 9 })
    expect(names(await other.list())).toEqual([])
    const rows = await test.db.selectFrom('departments').where('group_id', '=', group_id).selectAll().execute()
    expect(rows).toMatchObject([{ name: 'Retail', version: 1 }])
  })
})

describe('updateDepartment', () => {
  it('renames a department, also to its own name in other letters', async () => {
    const { departments, update } = await companyWith('Retail')
    const id = departments[0]?.id ?? ''
    expect(await update(id, { name: 'RETAIL', version: 1 })).toMatchObject({ data: { name: 'RETAIL', version: 2 } })
  })

  it('refuses when somebody else changed it in the meantime', async () => {
    const { departments, update } = await companyWith('Retail')
    const id = departments[0]?.id ?? ''
    await update(id, { name: 'Shops', version: 1 })
    expect(await update(id, { name: 'Stores', version: 1 })).toMatchObject({ status: 409, code: 'record.changed' })
  })

  it('refuses a name that another one has', async () => {
    const { departments, update } = await companyWith('Retail', 'People')
    expect(await update(departments[0]?.id ?? '', { name: 'people', version: 1 })).toMatchObject({
      status: 422,
      error: { name: ['Department name is already been taken'] },
    })
  })

  it('does not know what is not there, nor what is no id', async () => {
    const { update } = await companyWith()
    expect(await update('00000000-0000-4000-8000-000000000000', { name: 'x', version: 1 })).toMatchObject({
      status: 404,
    })
    expect(await update('7', { name: 'x', version: 1 })).toMatchObject({ status: 404 })
  })
})

describe('removeDepartment', () => {
  it('removes a department', async () => {
    const { departments, remove, list } = await companyWith('Retail', 'People')
    expect(await remove(departments[0]?.id ?? '')).toMatchObject({ status: 200, message: 'Removed.' })
    expect(names(await list())).toEqual(['People'])
  })

  it('keeps one that people are in', async () => {
    const { group_id, departments, remove, list } = await companyWith('Retail')
    const { id: user_id } = await person(test.db)
    const department_ids = departments.map(({ id }) => id)
    await makeMembership(test.db, { now: testDay, group_id, user_id, role: 'manager', department_ids })
    expect(await remove(departments[0]?.id ?? '')).toMatchObject({ status: 409, code: 'department.used' })
    expect(names(await list())).toEqual(['Retail'])
  })
})
