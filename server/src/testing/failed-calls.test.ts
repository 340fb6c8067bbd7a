import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from './app.ts'
import { collectFailedCalls, expectNoFailedCalls } from './failed-calls.ts'
import { person } from './make.ts'

const test = useApp()

it('an answer of 500 brings its cause along, whatever the log level', async () => {
  const { token } = await person(test.db)
  await sql`alter table sessions rename to elsewhere`.execute(test.db)
  const answer = await test.call('getCurrentUser', { token })
  await sql`alter table elsewhere rename to sessions`.execute(test.db)
  expect(answer).toMatchObject({ status: 500, code: 'server.failed' })
  expect(test.takeFailedCalls()).toEqual([expect.stringMatching(/relation "sessions" does not exist[\s\S]*\n +at /)])
  expect(test.takeFailedCalls()).toEqual([])
})

it('a test that met one without asking for it fails with the cause', () => {
  const calls = collectFailedCalls()
  calls.log.error({ err: new Error('group_id is missing'), status: 500 }, 'call failed')
  expect(() => expectNoFailedCalls(calls)).toThrow(/takeFailedCalls[\s\S]*group_id is missing[\s\S]*failed-calls\.test/)
  expect(() => expectNoFailedCalls(calls)).not.toThrow()
})

it('a database that is away is no failure of a call', () => {
  const calls = collectFailedCalls()
  calls.log.error({ err: new Error('connection refused'), status: 503 }, 'call failed')
  expect(calls.take()).toEqual([])
})
