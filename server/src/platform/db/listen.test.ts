import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { listenTo } from './listen.ts'

const database = useDatabase()

function listening(url = database.url) {
  const heard: string[] = []
  const errors: unknown[] = []
  const on_listening = vi.fn()
  const listener = listenTo(url, 'test channel', {
    on_message: (payload) => heard.push(payload),
    on_listening,
    on_error: (error) => errors.push(error),
  })
  onTestFinished(() => listener.stop())
  return { ...listener, heard, errors, on_listening }
}

const send = (payload: string) => sql`select pg_notify('test channel', ${payload})`.execute(database.db)

const terminate = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(database.db)

const connections = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(database.db)
  return rows[0]?.count
}

test('hears what is sent, in its order', async () => {
  const { heard, on_listening } = listening()
  await eventually(() => expect(on_listening).toHaveBeenCalledOnce())
  for (const payload of ['one', 'zwei', '三']) await send(payload)
  await eventually(() => expect(heard).toEqual(['one', 'zwei', '三']))
})

test('connects again by itself when its connection is cut, as often as that happens, and says so', async () => {
  const { heard, errors, on_listening } = listening()
  for (let times = 1; times <= 3; times += 1) {
    await eventually(() => expect(on_listening).toHaveBeenCalledTimes(times))
    await send(String(times))
    await eventually(() => expect(heard).toHaveLength(times))
    await terminate()
  }
  await eventually(() => expect(on_listening).toHaveBeenCalledTimes(4))
  expect(errors).toHaveLength(3)
  expect(await connections()).toBe(1)
})

test('goes on trying while nobody is there', async () => {
  const { errors, on_listening } = listening('postgres://nobody:nothing@127.0.0.1:1/none')
  await eventually(() => expect(errors.length).toBeGreaterThan(2))
  expect(on_listening).not.toHaveBeenCalled()
})

test('leaves no connection behind when it is stopped, also while it waits for the next try', async () => {
  const { stop, on_listening } = listening()
  await eventually(() => expect(on_listening).toHaveBeenCalledOnce())
  await stop()
  await eventually(async () => expect(await connections()).toBe(0))

  const away = listening('postgres://nobody:nothing@127.0.0.1:1/none')
  await eventually(() => expect(away.errors.length).toBeGreaterThan(0))
  await away.stop()
})
