/** Fills the tables behind staff's lists, by SQL: a hundred thousand rows through the API would take hours. */

const day = `interval '1 day'`

/** Names as different from one another as people's are, so that a keyword finds few or many as in life. */
const word = (n) => `substr(md5((${n})::text), 1, 6)`

/** Spread over two years before now, evenly. */
const past = (n, rows) => `$1::timestamptz - (${n} * 730.0 / ${rows}) * ${day}`

/** A text of the catalogue. */
const texts = (n) => `jsonb_build_object('en', 'Entry ' || ${word(n)} || ' ' || ${n}, 'zh', '条目 ' || ${n}, 'ms', '')`

/**
 * What is written by hand, in an order in which each finds what it refers to. `n` counts from 1 to the number of rows.
 * @param {number} rows
 */
const byHand = (rows) => [
  `insert into groups (id, name, registration_number, created_at, updated_at)
   select gen_random_uuid(), 'Company ' || ${word('n')} || ' ' || n, (20000000 + n)::text, ${past('n', rows)}, $1
   from generate_series(1, ${rows}) as n`,
  `insert into users (id, unique_id, email, email_key, first_name, last_name, verified_at, created_at, updated_at)
   select gen_random_uuid(), 'bench-' || n, 'p' || n || '@bench.example', 'p' || n || '@bench.example', ${word('n')},
          ${word('n + 7')}, $1, ${past('n', rows)}, $1
   from generate_series(1, ${rows}) as n`,
  `create table bench_place as
   select g.id as group_id, u.id as user_id, g.n from
     (select id, row_number() over (order by created_at, id) as n from groups where name like 'Company %') as g
     join (select id, row_number() over (order by created_at, id) as n from users where unique_id like 'bench-%') as u
     using (n)`,
  `create index on bench_place (n)`,
  `insert into memberships (group_id, user_id, role_id, joined_at)
   select group_id, user_id, case when n % 5 = 0 then 8 else 10 end, $1 from bench_place`,
  `insert into audit_events (group_id, id, at, actor_id, action, subject, subject_id, detail, ip)
   select group_id, gen_random_uuid(), ${past('n', rows)}, user_id,
          (array['login', 'logout', 'updateProfile', 'createDepartment', 'impersonate'])[1 + n % 5], 'user', user_id,
          '{"fields": ["name"]}', '203.0.113.7'
   from bench_place`,
  `insert into mails (group_id, id, kind, cause, to_email, to_name, language, subject, body_html, body_text, user_id, state,
                      send_after, sent_at, created_at)
   select group_id, gen_random_uuid(), (array['invitation', 'verification', 'sign-in'])[1 + n % 3], 'bench:' || n,
          'p' || n || '@bench.example', ${word('n')}, 'en', 'Subject ' || ${word('n')}, repeat('x', 2000),
          repeat('x', 500), user_id, case when n % 200 = 0 then 2 else 1 end, $1, $1, ${past('n', rows)}
   from bench_place`,
  `insert into support_messages (group_id, id, draft_id, user_id, language, page, message, created_at)
   select group_id, gen_random_uuid(), gen_random_uuid(), user_id, 'en', '/surveys', 'Help with ' || ${word('n')},
          ${past('n', rows)}
   from bench_place`,
  `insert into imports (group_id, id, kind, file_name, state, rows_total, created_by, created_at)
   select group_id, gen_random_uuid(), 1 + n % 3, 'people-' || n || '.csv', 4, 100, user_id, ${past('n', rows)}
   from bench_place`,
  `insert into subscriptions (group_id, id, plan_id, status, method, starts_at, ends_at, created_at, updated_at)
   select p.group_id, gen_random_uuid(), (select id from plans order by position, id offset p.n % 4 limit 1),
          case when p.n % 500 = 0 then 3 when p.n % 50 = 0 then 0 else 2 end, 1 + p.n % 4, ${past('p.n', rows)},
          ${past('p.n', rows)} + 30 * ${day}, ${past('p.n', rows)}, $1
   from bench_place as p`,
  `insert into transactions (group_id, id, subscription_id, product_name, amount_minor, currency, method, status,
                             reference, purchased_at, created_at, updated_at)
   select s.group_id, gen_random_uuid(), s.id, 'Default', 29900, 'MYR', s.method, case when s.status = 3 then 2 else 1 end,
          'bench-' || substr(s.id::text, 1, 8), s.created_at, s.created_at, s.created_at
   from subscriptions as s join bench_place using (group_id)`,
  // Surveys of five hundred people each, copied from the one that the demo company has published.
  `create table bench_survey as
   select p.group_id, gen_random_uuid() as survey_id, p.n, e.survey_id as from_id, e.group_id as from_group, e.edition
   from bench_place as p,
        (select * from survey_editions order by published_at limit 1) as e
   where p.n <= greatest(1, ${rows} / 500)`,
  `insert into surveys (group_id, id, name, status, module_id, module_kind, situation_ids, expires_at, edition, created_at,
                        updated_at)
   select b.group_id, b.survey_id, 'Position ' || ${word('b.n')}, 1, s.module_id, s.module_kind, s.situation_ids, $1,
          b.edition, ${past('b.n', rows)}, $1
   from bench_survey as b join surveys as s on s.group_id = b.from_group and s.id = b.from_id`,
  `insert into survey_editions (group_id, survey_id, edition, content, content_hash, method_version, published_at)
   select b.group_id, b.survey_id, b.edition, e.content, e.content_hash, e.method_version, $1
   from bench_survey as b
   join survey_editions as e on e.group_id = b.from_group and e.survey_id = b.from_id and e.edition = b.edition`,
  `insert into invites (group_id, id, survey_id, no, user_id, first_name, last_name, email, email_key, language, state,
                        scheduled_at, mail_written_at, sent_at, expires_at, created_at)
   select b.group_id, gen_random_uuid(), b.survey_id, k, p.user_id, ${word('p.n')}, ${word('p.n + 7')},
          'p' || p.n || '@bench.example', 'p' || p.n || '@bench.example', 'en', 6, $1, $1, $1, $1, ${past('p.n', rows)}
   from bench_survey as b, generate_series(1, 500) as k
   join bench_place as p on true
   where p.n = (b.n - 1) * 500 + k`,
  `insert into attempts (group_id, id, survey_id, edition, invite_id, user_id, state, step, situation_ids, writer, is_repeat,
                         started_at, completed_at)
   select i.group_id, gen_random_uuid(), i.survey_id, b.edition, i.id, i.user_id, 1, 9, '{}', decode(repeat('00', 32), 'hex'),
          i.no % 20 = 0, i.created_at, i.created_at
   from invites as i join bench_survey as b using (group_id, survey_id)`,
  `insert into results (group_id, attempt_id, survey_id, no, name, module_kind, status, completed_at, computed_at,
                        method_version, situations, x, y, cov_xx, cov_xy, cov_yy, alignment, shades, by_situation)
   select a.group_id, a.id, a.survey_id, i.no, i.first_name || ' ' || i.last_name, i.no % 7,
          case i.no % 10 when 0 then 9 when 1 then 10 when 2 then 11 end, a.completed_at, a.completed_at, 1, 3, 0, 0, 1, 0, 1,
          0, array_fill(0.083::float8, array[12]), to_jsonb(array(select md5(random()::text) from generate_series(1, 25)))
   from attempts as a join invites as i on i.group_id = a.group_id and i.id = a.invite_id
   join bench_survey as b on b.group_id = a.group_id and b.survey_id = a.survey_id`,
  `insert into files (group_id, id, purpose, content_type, bytes, sha256, storage_key, attempt_id, created_at)
   select a.group_id, gen_random_uuid(), 9, 'image/png', 1, decode(repeat('00', 32), 'hex'), 'bench/' || a.id, a.id,
          a.started_at
   from attempts as a join bench_survey as b on b.group_id = a.group_id and b.survey_id = a.survey_id`,
]

/** Tables of the catalogue, and what a first row of each looks like where seeding makes none. */
const catalogue = {
  dimensions: null,
  situations: null,
  modules: null,
  interpretations: `(id, name, description, dimension_id, quadrant, business_size, type, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, ${texts(0)}, (select id from dimensions limit 1), 1, 1, 1, 0, $1, $1`,
  guides: `(id, name, body, audience, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, ${texts(0)}, 1, 0, $1, $1`,
  notes: `(id, name, body, type_id, subject, subject_id, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, ${texts(0)}, (select id from options where list = 'note_type' limit 1), 1,
           (select id from groups limit 1), 0, $1, $1`,
  notices: `(id, name, body, audience, starts_at, published_at, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, ${texts(0)}, 2, $1, $1, 0, $1, $1`,
  templates: `(id, name, type, body, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, 1, ${texts(0)}, 0, $1, $1`,
  job_templates: `(id, name, job_position, skills, supervision, type, description, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, 'barista', ${texts(0)}, 1, 1, ${texts(0)}, 0, $1, $1`,
  hiring_strategies: `(id, name, description, steps, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, ${texts(0)}, '[]', 0, $1, $1`,
  admin_slides: `(id, name, type, kind, body, position, created_at, updated_at)
    select gen_random_uuid(), ${texts(0)}, 1, 1, ${texts(0)}, 0, $1, $1`,
  options: null,
  plans: null,
}

/** What a copy has of its own; everything else is as in the row that it is copied from. */
const ownColumns = (table, rows) => ({
  id: 'gen_random_uuid()',
  // Of an option the code is part of its name in the list; elsewhere only seeding has one.
  code: table === 'options' ? `'bench-' || n` : 'null',
  sku: `'bench-' || n`,
  stripe_price_id: 'null',
  name: texts('n'),
  title: texts('n'),
  position: 'n',
  created_at: past('n', rows),
  updated_at: past('n', rows),
  // As many modules as situations, each asking three of them: in life too, few modules ask the same one.
  ...(table === 'modules' && {
    situation_ids: `array(select id from bench_situation where bench_situation.n between n.n and n.n + 2)`,
  }),
})

/** Copies of all rows that are there, in turn, until there are enough. Columns are read from the database: they change. */
async function copyRows(client, table, rows, now) {
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const own = ownColumns(table, rows)
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => own[name] ?? `base.${name}`)
  await client.query(
    `with base as (select *, row_number() over (order by id) - 1 as place, count(*) over () as rows from ${table})
     insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from generate_series(1, ${rows}) as n (n) join base on base.place = n % base.rows
     where $1::timestamptz is not null`,
    [now],
  )
}

/**
 * @param {import('pg').Client} client
 * @param {{ rows: number, now: Date, say: (words: string) => void }} wishes
 */
export async function fillLists(client, { rows, now, say }) {
  for (const statement of byHand(rows)) {
    say(/(?:into|table|on) (\w+)/.exec(statement)?.[1] ?? '')
    await client.query(statement, statement.includes('$1') ? [now] : [])
  }
  for (const [table, first] of Object.entries(catalogue)) {
    say(table)
    const { rows: found } = await client.query(`select 1 from ${table} limit 1`)
    if (found.length === 0 && first) await client.query(`insert into ${table} ${first}`, [now])
    await copyRows(client, table, rows, now)
    if (table === 'situations') {
      await client.query(
        'create table bench_situation as select id, row_number() over (order by id) as n from situations',
      )
      await client.query('create index on bench_situation (n)')
    }
  }
  // As the database does by itself after a while: what was inserted in bulk is not in the keyword indexes before.
  await client.query('vacuum analyze')
}
