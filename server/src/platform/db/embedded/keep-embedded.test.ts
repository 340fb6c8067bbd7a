import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { deferred } from '#testing/deferred'
import { openHome } from './home-folder.ts'
import { keepEmbedded } from './keep-embedded.ts'
import { findPostmaster } from './postmaster-file.ts'

const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

async function newHome(): Promise<string> {
  const home = await mkdtemp(join(parent, `catchpitch-test-${process.pid}-`))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  return home
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

test('a server that was killed comes back at the same address, with everything committed', async () => {
  const home = await newHome()
  const events: string[] = []
  const { promise: revived, resolve: tell } = deferred()
  const kept = await keepEmbedded(home, {
    on_event: (event) => {
      events.push(event)
      if (event !== 'lost') tell()
    },
  })
  onTestFinished(() => kept.stop())
  await ask(kept.url, 'create table kept (n int); insert into kept values (7)')

  const server = findPostmaster(openHome(home).data)
  process.kill(server?.known.pid ?? 0, 'SIGKILL')
  await revived

  expect(events).toEqual(['lost', 'revived'])
  expect(await ask(kept.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('a server that was stopped stays stopped', async () => {
  const home = await newHome()
  const events: string[] = []
  const kept = await keepEmbedded(home, { on_event: (event) => events.push(event) })
  await kept.stop()
  expect(findPostmaster(openHome(home).data)).toBeNull()
  expect(events).toEqual([])
})
