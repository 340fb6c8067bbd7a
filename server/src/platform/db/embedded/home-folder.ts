import { lchownSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './command.ts'

/** Where everything of one embedded database lies. */
export type HomeFolder = {
  readonly home: string
  /** PostgreSQL's own folder; it belongs to the account that PostgreSQL runs as. */
  readonly data: string
  readonly password: string
  readonly log: string
  readonly previous_log: string
  readonly lock: string
  /** Which process is answerable for the running server. */
  readonly ownership: string
}

const weAreRoot = process.getuid?.() === 0

/** As root, PostgreSQL runs as another account, which must be able to pass through to its own folder. */
export function openHome(path: string): HomeFolder {
  mkdirSync(path, { recursive: true, mode: weAreRoot ? 0o711 : 0o700 })
  const home = realpathSync(path)
  return {
    home,
    data: join(home, 'pgdata'),
    password: join(home, 'postgres.password'),
    log: join(home, 'postgres.log'),
    previous_log: join(home, 'postgres.previous.log'),
    lock: join(home, 'postgres.lock'),
    ownership: join(home, 'postgres.ownership'),
  }
}

/** With all that is in it; links themselves, never what they point to. */
export function handOver(path: string, account: Account | null): void {
  if (account === null) return
  lchownSync(path, account.uid, account.gid)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}

const scratchPrefix = 'postgres.scratch-'

/** Every start has its own: an initdb that outlives us clears up after itself, by name, and may do so late. */
function clearScratches(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(scratchPrefix))) {
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 20 })
  }
}

/** An empty folder that PostgreSQL's account can write to; what killed starts left behind is thrown away. */
export async function withScratch<Result>(
  { home }: HomeFolder,
  account: Account | null,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  clearScratches(home)
  const scratch = mkdtempSync(join(home, scratchPrefix))
  handOver(scratch, account)
  try {
    return await work(scratch)
  } finally {
    clearScratches(home)
  }
}
