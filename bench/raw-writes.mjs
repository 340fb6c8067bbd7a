import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Where the embedded database listens, from the files in its own folder. */
export function urlOf(data_dir) {
  const [, , , port] = readFileSync(join(data_dir, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(data_dir, 'postgres.password'), 'utf8').trim()
  return `postgres://catchpitch:${encodeURIComponent(password)}@127.0.0.1:${port}/catchpitch`
}

const create = `create table if not exists raw_writes (
  attempt_id uuid, topic smallint, slot smallint, revision int, text text, saved_at timestamptz,
  primary key (attempt_id, topic, slot))`
const upsert = `on conflict (attempt_id, topic, slot) do update
  set revision = excluded.revision, text = excluded.text, saved_at = excluded.saved_at`
const one = `insert into raw_writes values ($1, $2, $3, $4, $5, $6) ${upsert}`
const many = `insert into raw_writes select * from unnest(
  $1::uuid[], $2::smallint[], $3::smallint[], $4::int[], $5::text[], $6::timestamptz[]) ${upsert}`

const text =
  'In this situation I noticed things that I had not expected, and told the others about the one that mattered.'

/**
 * What the database itself can do with rows like a statement, durably, without anything of ours round it: one by one
 * over as many connections as there are people, and fifty in a statement.
 */
export async function measureRawWrites(data_dir, { people, for_ms }) {
  const pool = new pg.Pool({ connectionString: urlOf(data_dir), max: Math.min(people, 32) })
  await pool.query(create)

  async function measure(write) {
    let rows = 0
    const end = performance.now() + for_ms
    const started = performance.now()
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        for (let round = 0; performance.now() < end; round += 1) {
          // Not `rows += await`: that reads the sum before the wait, and the others' rows are lost.
          const written = await write(person, round)
          rows += written
        }
      }),
    )
    return Math.round(rows / ((performance.now() - started) / 1000))
  }

  const idOf = (person) => `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`
  const single = await measure(async (person, round) => {
    await pool.query({ name: 'one', text: one, values: [idOf(person), 1, (round % 12) + 1, round, text, new Date()] })
    return 1
  })
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  const batched = await measure(async (person, round) => {
    await pool.query({
      name: 'many',
      text: many,
      values: [
        fifty.map((row) => idOf(person * 50 + row)),
        fifty.map(() => 1),
        fifty.map(() => (round % 12) + 1),
        fifty.map(() => round),
        fifty.map(() => text),
        fifty.map(() => new Date()),
      ],
    })
    return 50
  })
  await pool.query('drop table raw_writes')
  await pool.end()
  return { single, batched }
}
