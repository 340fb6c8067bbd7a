import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#platform/config'
import { findAppSecret } from './app-secret.ts'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const notSet = { app_secret: null }

test('the secret that is set counts, and none is written', async () => {
  const folder = await dataFolder()
  expect(await findAppSecret({ app_secret: 'set by the operator' }, folder)).toBe('set by the operator')
  expect(await readdir(folder)).toEqual([])
})

test('the first start makes one that only we can read, and every later start finds it', async () => {
  const folder = await dataFolder()
  const secret = await findAppSecret(notSet, folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600)
  expect(await findAppSecret(notSet, folder)).toBe(secret)
  expect(await readdir(folder)).toEqual(['app-secret'])
})

test('every installation has another one', async () => {
  expect(await findAppSecret(notSet, await dataFolder())).not.toBe(await findAppSecret(notSet, await dataFolder()))
})

test('processes that start for the first time at once agree on one', async () => {
  const folder = await dataFolder()
  const found = await Promise.all(Array.from({ length: 8 }, () => findAppSecret(notSet, folder)))
  expect(new Set(found).size).toBe(1)
  expect(await readdir(folder)).toEqual(['app-secret'])
})

test('a file that lost its secret is left to the operator, and what it holds is not told', async () => {
  const folder = await dataFolder()
  const path = join(folder, 'app-secret')
  await writeFile(path, 'hunter2\n')
  const refused = await findAppSecret(notSet, folder).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigError)
  expect(String(refused)).toContain(path)
  expect(String(refused)).not.toContain('hunter2')
  expect(await readFile(path, 'utf8')).toBe('hunter2\n')
})

test('a folder that does not exist stops the start', async () => {
  const folder = await dataFolder()
  await expect(findAppSecret(notSet, join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
