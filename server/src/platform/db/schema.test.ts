import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { tablePlace } from './tenancy/table-place.ts'

const database = useDatabase()

type Table = { name: string; columns: string[]; primary_key: string[]; unique_keys: string[][] }

async function readTables(): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select
      t.relname as name,
      (select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select ${columnsOf('i')} from pg_index i where i.indrelid = t.oid and i.indisprimary), '[]') as primary_key,
      coalesce((select json_agg(${columnsOf('i')}) from pg_index i where i.indrelid = t.oid and i.indisunique), '[]') as unique_keys
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    order by t.relname`.execute(database.db)
  return rows
}

/** The columns of an index, in its order. */
const columnsOf = (index: string) => sql`(
  select json_agg(a.attname order by k.place)
  from unnest(${sql.ref(`${index}.indkey`)}) with ordinality as k (attnum, place)
  join pg_attribute a on a.attrelid = ${sql.ref(`${index}.indrelid`)} and a.attnum = k.attnum)`

type Reference = { name: string; from_table: string; from_columns: string[]; to_table: string; to_columns: string[] }

async function readReferences(): Promise<Reference[]> {
  const columns = (key: string, table: string) => sql`(
    select json_agg(a.attname order by k.place)
    from unnest(${sql.ref(`c.${key}`)}) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = ${sql.ref(`c.${table}`)} and a.attnum = k.attnum)`
  const { rows } = await sql<Reference>`
    select c.conname as name, f.relname as from_table, ${columns('conkey', 'conrelid')} as from_columns,
           t.relname as to_table, ${columns('confkey', 'confrelid')} as to_columns
    from pg_constraint c
    join pg_class f on f.oid = c.conrelid
    join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(database.db)
  return rows
}

const placesByName = new Map<string, string>(Object.entries(tablePlace))
const isTenant = (table: string) => placesByName.get(table) === 'tenant'
const names = (tables: Table[]) => tables.map(({ name }) => name)

describe('the tenant keys', () => {
  test('every table is said to be a tenant or a shared one', async () => {
    expect(names(await readTables())).toEqual([...placesByName.keys()].toSorted())
  })

  test('tenant tables are those whose primary key starts with group_id', async () => {
    const keyed = (await readTables()).filter(({ primary_key }) => primary_key[0] === 'group_id')
    expect(names(keyed)).toEqual(names((await readTables()).filter(({ name }) => isTenant(name))))
  })

  test("a table that names a company is a tenant table, except for what is a person's own", async () => {
    const naming = (await readTables()).filter(({ name, columns }) => columns.includes('group_id') && !isTenant(name))
    expect(names(naming)).toEqual(['links', 'notifications', 'sessions', 'wp_orders'])
  })

  test('what is unique in a tenant table is unique in a company, so that no company can tell what another one has', async () => {
    /** Given by us and by the payment provider: nobody can choose one to find out whether another company has it. */
    const chosenByNobody = ['invoices.number', 'payment_accounts.stripe_customer_id']
    const tenants = (await readTables()).filter(({ name }) => isTenant(name))
    for (const { name, unique_keys } of tenants) {
      const chosen = unique_keys.filter((key) => !chosenByNobody.includes(`${name}.${key.join()}`))
      for (const key of chosen) expect(key, name).toContain('group_id')
    }
  })

  test('a tenant row refers to rows of its own company only', async () => {
    const inside = (await readReferences()).filter(
      ({ from_table, to_table }) => isTenant(from_table) && isTenant(to_table),
    )
    for (const { name, from_columns, to_columns } of inside) {
      expect(from_columns.indexOf('group_id'), name).toBeGreaterThanOrEqual(0)
      expect(to_columns[from_columns.indexOf('group_id')], name).toBe('group_id')
    }
  })

  test('every tenant row belongs to a company that exists', async () => {
    const references = await readReferences()
    /** By itself, or by a row of its company that it cannot be without: answers do not lock the company's row as well. */
    const belongs = (name: string): boolean =>
      references.some(
        ({ from_table, to_table, from_columns }) =>
          from_table === name &&
          from_columns.includes('group_id') &&
          ((to_table === 'groups' && from_columns.join() === 'group_id') ||
            (to_table !== name && isTenant(to_table) && belongs(to_table))),
      )
    for (const name of names(await readTables()).filter(isTenant)) expect(belongs(name), name).toBe(true)
  })

  test('no tenant table has a foreign key to people, who live elsewhere when companies are spread over machines', async () => {
    const toPeople = (await readReferences()).filter(
      ({ from_table, to_table }) => isTenant(from_table) && to_table === 'users',
    )
    expect(toPeople).toEqual([])
  })
})

describe('the columns', () => {
  test('what people edit carries a version and its times', async () => {
    const edited = (await readTables()).filter(({ columns }) => columns.includes('updated_at'))
    expect(names(edited)).toEqual([
      'admin_slides',
      'billing_details',
      'comments',
      'company_pages',
      'company_stories',
      'departments',
      'dimensions',
      'group_mail_settings',
      'groups',
      'guides',
      'hiring_strategies',
      'interpretations',
      'interview_guides',
      'job_templates',
      'mail_templates',
      'milestones',
      'modules',
      'notes',
      'notices',
      'options',
      'pitch_questions',
      'pitches',
      'plans',
      'settings',
      'situations',
      'slides',
      'subscriptions',
      'survey_mail_templates',
      'surveys',
      'templates',
      'transactions',
      'users',
    ])
    for (const { name, columns } of edited) {
      expect(columns, name).toEqual(expect.arrayContaining(['version', 'created_at', 'updated_at']))
    }
  })

  test('points in time are timestamptz and end in _at, days are dates and end in _on', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select c.table_name || '.' || c.column_name as name, c.data_type as type
      from information_schema.columns c
      where c.table_schema = 'public'
        and (c.data_type like 'timestamp%' or c.data_type = 'date' or c.column_name ~ '_(at|on)$')`.execute(database.db)
    /** Points in time that are read as a sentence, in the words of the data model. */
    const spelledOut = [
      'status_changes.undo_until',
      'audit_events.at',
      'files.delete_after',
      'heartbeat.at',
      'invite_events.at',
      'mail_suppressions.at',
      'mails.send_after',
      'users.locked_until',
    ]
    for (const { name, type } of rows.filter((row) => !spelledOut.includes(row.name))) {
      expect({ name, type }).toEqual({ name, type: name.endsWith('_on') ? 'date' : 'timestamp with time zone' })
      expect(name).toMatch(/_(at|on)$/)
    }
  })

  test('the database tells no time of its own', async () => {
    const { rows } = await sql<{ default: string }>`
      select column_default as default from information_schema.columns
      where table_schema = 'public' and column_default ~* 'now|current_|timestamp'`.execute(database.db)
    expect(rows).toEqual([])
  })

  test.each([
    ['users', 'first_name', limits.person_name.max],
    ['users', 'last_name', limits.person_name.max],
    ['users', 'email', limits.email.max],
    ['departments', 'name', limits.department_name.max],
    ['mails', 'to_email', limits.email.max],
  ])('%s.%s takes as many characters as the contract allows, %i', async (table, column, max) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}`.execute(database.db)
    expect(rows.map(({ rule }) => rule).join()).toMatch(new RegExp(`char_length\\(${column}\\).*<= ${max}\\)`))
  })
})

test('the platform has its own row among the companies', async () => {
  const platform = await database.db
    .selectFrom('groups')
    .where('id', '=', '00000000-0000-0000-0000-000000000000')
    .select('name')
    .executeTakeFirst()
  expect(platform).toEqual({ name: 'Platform' })
})
