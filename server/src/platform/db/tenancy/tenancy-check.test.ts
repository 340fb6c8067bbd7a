import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { describe, expect, test } from 'vitest'
import { acrossGroups } from '../across-groups.ts'
import type { Tables } from '../tables.ts'
import { tenancyCheck } from './tenancy-check.ts'

// Statements are refused when they are compiled, so none of this needs a server.
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [tenancyCheck],
})

const group_id = '0190a8f6-0000-7000-8000-000000000001'
const id = '0190a8f6-0000-7000-8000-000000000002'
const at = new Date('2026-01-01T00:00:00Z')
const department = { id, name: 'Sales', created_at: at, updated_at: at }

type Statements = Record<string, () => Compilable | RawBuilder<unknown>>

const accepted: Statements = {
  'a select of one company': () => db.selectFrom('departments').where('group_id', '=', group_id).selectAll(),
  'a select of several companies that are given': () =>
    db.selectFrom('departments').where('group_id', 'in', [group_id]).selectAll(),
  'a select with the condition among others in parentheses': () =>
    db
      .selectFrom('departments')
      .where((eb) => eb.and([eb('name', '=', 'Sales'), eb.and({ group_id, id })]))
      .selectAll(),
  'a select by the whole key': () =>
    db
      .selectFrom('departments')
      .where((eb) => eb(eb.refTuple('group_id', 'id'), 'in', [eb.tuple(group_id, id)]))
      .selectAll(),
  'a select under another name': () =>
    db.selectFrom('departments as d').where('d.group_id', '=', group_id).select('d.name'),
  'a shared table': () => db.selectFrom('users').where('id', '=', id).selectAll(),
  'a condition written as text': () =>
    db.selectFrom('departments').where(sql<boolean>`group_id = ${group_id}`).selectAll(),
  'a value computed in SQL': () =>
    db
      .selectFrom('departments')
      .where('group_id', '=', sql<string>`any(${[group_id]})`)
      .selectAll(),
  'a join on the same company': () =>
    db
      .selectFrom('departments')
      .innerJoin('memberships', 'memberships.group_id', 'departments.group_id')
      .where('departments.group_id', '=', group_id)
      .select('departments.name'),
  'a join with the company in its condition': () =>
    db
      .selectFrom('sessions')
      .leftJoin('memberships', (join) =>
        join.onRef('memberships.user_id', '=', 'sessions.user_id').on('memberships.group_id', '=', group_id),
      )
      .select('memberships.role_id'),
  'a join by way of the company row': () =>
    db
      .selectFrom('groups')
      .innerJoin('departments', 'departments.group_id', 'groups.id')
      .where('groups.id', '=', group_id)
      .select('departments.name'),
  'a subquery with its own condition': () =>
    db
      .selectFrom('users')
      .where('id', 'in', db.selectFrom('memberships').where('group_id', '=', group_id).select('user_id'))
      .selectAll(),
  'a subquery of the same company as the row around it': () =>
    db
      .selectFrom('departments')
      .where('departments.group_id', '=', group_id)
      .select((eb) => [
        'departments.name',
        jsonArrayFrom(
          eb
            .selectFrom('memberships')
            .whereRef('memberships.group_id', '=', 'departments.group_id')
            .select('memberships.user_id'),
        ).as('people'),
      ]),
  'a table joined to a subquery that has the condition': () =>
    db
      .with('mine', (with_) => with_.selectFrom('departments').where('group_id', '=', group_id).selectAll())
      .selectFrom('mine')
      .innerJoin('memberships', 'memberships.group_id', 'mine.group_id')
      .select('memberships.user_id'),
  'rows that come with their company': () =>
    db
      .selectFrom(
        sql<{ group_id: string; id: string }>`unnest(${[group_id]}::uuid[], ${[id]}::uuid[])`.as<'n'>(
          sql`n (group_id, id)`,
        ),
      )
      .innerJoin('departments', (join) => join.onRef('departments.group_id', '=', 'n.group_id'))
      .select('departments.name'),
  'a union of two that have the condition': () =>
    db
      .selectFrom('departments')
      .where('group_id', '=', group_id)
      .select('id')
      .union(db.selectFrom('mails').where('group_id', '=', group_id).select('id')),
  'an insert': () => db.insertInto('departments').values({ group_id, ...department }),
  'an upsert': () =>
    db
      .insertInto('departments')
      .values({ group_id, ...department })
      .onConflict((conflict) => conflict.columns(['group_id', 'id']).doUpdateSet({ name: 'Sales' })),
  'an insert of what is selected': () =>
    db
      .insertInto('departments')
      .columns(['group_id', 'id', 'name', 'created_at', 'updated_at'])
      .expression((eb) =>
        eb
          .selectFrom('departments')
          .where('group_id', '=', group_id)
          .select(['group_id', 'id', 'name', 'created_at', 'updated_at']),
      ),
  'an update': () =>
    db.updateTable('departments').set({ name: 'Sales' }).where('group_id', '=', group_id).where('id', '=', id),
  'an update from another table of the company': () =>
    db
      .updateTable('memberships as m')
      .from('departments as d')
      .set({ resigned_on: '2026-01-01' })
      .whereRef('m.group_id', '=', 'd.group_id')
      .where('d.group_id', '=', group_id),
  'a delete': () => db.deleteFrom('departments').where('group_id', '=', group_id).where('id', '=', id),
  'a delete using another table of the company': () =>
    db
      .deleteFrom('memberships as m')
      .using('departments as d')
      .whereRef('m.group_id', '=', 'd.group_id')
      .where('m.group_id', '=', group_id),
  'a merge of rows that come with their company': () =>
    db
      .mergeInto('departments as d')
      .using(db.selectFrom('mails').where('group_id', '=', group_id).select(['group_id', 'id']).as('m'), (join) =>
        join.onRef('d.group_id', '=', 'm.group_id').onRef('d.id', '=', 'm.id'),
      )
      .whenMatched()
      .thenDelete(),
  'a statement written as text': () => sql`select * from departments where group_id = ${group_id}`,
  'a text with names from the builder': () =>
    sql`select * from ${sql.table('departments')} where ${sql.ref('departments.group_id')} = ${group_id}`,
  'a text that joins on the company': () =>
    sql`select * from departments d join memberships m on m.group_id = d.group_id where d.group_id = ${group_id}`,
  'a text that compares the whole key': () =>
    sql`delete from departments where (group_id, id) in (select * from unnest(${[group_id]}::uuid[], ${[id]}::uuid[]))`,
  'a text that inserts': () => sql`insert into departments (group_id, id, name) values (${group_id}, ${id}, 'Sales')`,
  'a text that only looks like a table': () => sql`select 'from departments' as words -- from mails`,
  'a value that looks like a part of a statement': () =>
    db
      .updateTable('groups')
      .set({ settings: sql`${{ kind: 'SelectQueryNode', from: { froms: [{ kind: 'TableNode' }] } }}` })
      .where('id', '=', group_id),
}

const refused: Statements = {
  'a select of everything': () => db.selectFrom('departments').selectAll(),
  'a select by id alone': () => db.selectFrom('departments').where('id', '=', id).selectAll(),
  'a company that is only one of two choices': () =>
    db
      .selectFrom('departments')
      .where((eb) => eb.or([eb('group_id', '=', group_id), eb('name', '=', 'Sales')]))
      .selectAll(),
  'every company but one': () => db.selectFrom('departments').where('group_id', '!=', group_id).selectAll(),
  'a company that is not asked for': () =>
    db
      .selectFrom('departments')
      .where((eb) => eb.not(eb('group_id', '=', group_id)))
      .selectAll(),
  'a column compared with itself': () =>
    db.selectFrom('departments').whereRef('departments.group_id', '=', 'departments.group_id').selectAll(),
  'a condition on another column, written as text': () =>
    db.selectFrom('departments').where(sql<boolean>`name = ${'Sales'}`).selectAll(),
  'a choice written as text': () =>
    db.selectFrom('departments').where(sql<boolean>`group_id = ${group_id} or true`).selectAll(),
  'a join that names the company of one table only': () =>
    db
      .selectFrom('departments')
      .innerJoin('memberships', (join) => join.onTrue())
      .where('departments.group_id', '=', group_id)
      .select('departments.name'),
  'a join on the same company, whichever it is': () =>
    db
      .selectFrom('departments')
      .innerJoin('memberships', 'memberships.group_id', 'departments.group_id')
      .where('memberships.user_id', '=', id)
      .select('departments.name'),
  'a join by way of any company row': () =>
    db
      .selectFrom('memberships')
      .innerJoin('groups', 'groups.id', 'memberships.group_id')
      .where('memberships.user_id', '=', id)
      .select('groups.name'),
  'an outer join whose condition does not limit the kept rows': () =>
    db
      .selectFrom('departments')
      .leftJoin('memberships', (join) =>
        join.onRef('memberships.group_id', '=', 'departments.group_id').on('departments.group_id', '=', group_id),
      )
      .select('departments.name'),
  'an outer join from the other side, which keeps every joined row': () =>
    db
      .selectFrom('departments')
      .rightJoin('memberships', (join) =>
        join.onRef('departments.group_id', '=', 'memberships.group_id').on('memberships.group_id', '=', group_id),
      )
      .select('departments.name'),
  'a full join': () =>
    db
      .selectFrom('departments')
      .fullJoin('memberships', (join) =>
        join.on('memberships.group_id', '=', group_id).on('departments.group_id', '=', group_id),
      )
      .select('departments.name'),
  'a subquery without a condition': () =>
    db.selectFrom('users').where('id', 'in', db.selectFrom('memberships').select('user_id')).selectAll(),
  'a subquery by the row around it, which may be of any company': () =>
    db.selectFrom('groups').select((eb) => [
      'groups.name',
      eb
        .selectFrom('memberships')
        .whereRef('memberships.group_id', '=', 'groups.id')
        .select((inner) => inner.fn.countAll().as('people'))
        .as('people'),
    ]),
  'a named subquery without a condition': () =>
    db
      .with('all_of_them', (with_) => with_.selectFrom('departments').selectAll())
      .selectFrom('all_of_them')
      .selectAll(),
  'a union of which one half has no condition': () =>
    db
      .selectFrom('departments')
      .where('group_id', '=', group_id)
      .select('id')
      .union(db.selectFrom('mails').select('id')),
  'an update by id alone': () => db.updateTable('departments').set({ name: 'Sales' }).where('id', '=', id),
  'an update that only sets the company': () => db.updateTable('departments').set({ group_id }).where('id', '=', id),
  'an update of which the other table has no condition': () =>
    db
      .updateTable('memberships as m')
      .from('departments as d')
      .set({ resigned_on: '2026-01-01' })
      .where('m.group_id', '=', group_id),
  'a delete by id alone': () => db.deleteFrom('departments').where('id', '=', id),
  'a delete of which the other table has no condition': () =>
    db.deleteFrom('memberships as m').using('departments as d').where('m.group_id', '=', group_id),
  'an insert of what is selected without a condition': () =>
    db
      .insertInto('departments')
      .columns(['group_id', 'id', 'name', 'created_at', 'updated_at'])
      .expression((eb) => eb.selectFrom('departments').select(['group_id', 'id', 'name', 'created_at', 'updated_at'])),
  'an insert that leaves the company out': () =>
    db.insertInto('departments').columns(['id', 'name']).expression(sql`select 1, 'Sales'`),
  'a merge by id alone': () =>
    db.mergeInto('departments as d').using('users', 'users.id', 'd.id').whenMatched().thenDelete(),
  'a statement written as text': () => sql`select * from departments where id = ${id}`,
  'a text with names from the builder': () => sql`select * from ${sql.table('departments')}`,
  'a text in capitals, with quotes and schema': () => sql`SELECT * FROM "public"."departments" WHERE id = ${id}`,
  'a text of several tables in one list': () =>
    sql`select * from users u, departments d, groups where d.id = ${id} and groups.id = ${group_id}`,
  'a text that joins on any company': () =>
    sql`select * from departments d join memberships m on m.group_id = d.group_id where m.user_id = ${id}`,
  'a text that mentions the company without a condition': () =>
    sql`select group_id, count(*) from departments group by group_id`,
  'a text that names the company in a comment': () => sql`select * from departments -- where group_id = ${group_id}`,
  'a text that updates': () => sql`update departments set group_id = ${group_id} where id = ${id}`,
  'a text that deletes': () => sql`delete from departments`,
  'a text that inserts without the company': () => sql`insert into departments (id, name) values (${id}, 'Sales')`,
  'a text that empties a table': () => sql`truncate departments`,
  'a text inside of a builder': () =>
    db
      .selectFrom('users')
      .select(sql<number>`(select count(*) from memberships where user_id = users.id)`.as('groups')),
  'a table given as text to the builder': () => db.selectFrom(sql<{ id: string }>`departments`.as('d')).select('d.id'),
}

function compile(statement: Compilable | RawBuilder<unknown>) {
  // A text knows no database before it is run; a builder was made by one.
  return 'isRawBuilder' in statement ? statement.compile(db) : statement.compile()
}

describe('the tenancy check accepts', () => {
  test.each(Object.entries(accepted))('%s', (_title, statement) => {
    expect(() => compile(statement())).not.toThrow()
  })

  test('everything that goes across companies by name', () => {
    expect(() => acrossGroups(db).selectFrom('mails').where('state', '=', 0).selectAll().compile()).not.toThrow()
    expect(() => sql`select * from mails where state = 0`.compile(acrossGroups(db))).not.toThrow()
  })
})

describe('the tenancy check refuses', () => {
  test.each(Object.entries(refused))('%s', (_title, statement) => {
    expect(() => compile(statement())).toThrow('without naming the company')
  })
})
