import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app_secret_length, type Config, ConfigError } from '#platform/config'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

async function readSecret(path: string): Promise<string | null> {
  const secret = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (secret === null) return null
  // A new one in its place would silently end every link that was sent: somebody should decide that.
  if (secret.trim().length < app_secret_length) {
    throw new ConfigError(`${path} holds no usable secret. Put the old file back, or remove it to have a new one made.`)
  }
  return secret.trim()
}

/**
 * Written in full under another name first, and given its own by a link, which fails if the name is taken: of two
 * processes that start at once both go on with the same secret, and a power cut leaves a whole file or none.
 */
async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** The secret that is set, or else the one that the first start left in the data folder. */
export async function findAppSecret({ app_secret }: Pick<Config, 'app_secret'>, data_dir: string): Promise<string> {
  if (app_secret !== null) return app_secret
  const path = join(data_dir, 'app-secret')
  const kept = await readSecret(path)
  if (kept !== null) return kept
  await makeSecret(path)
  return findAppSecret({ app_secret }, data_dir)
}
