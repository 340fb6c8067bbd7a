import { readFileSync } from 'node:fs'
import { hasCode } from './error-code.ts'
import type { HomeFolder } from './home-folder.ts'
import { isSame, type KnownProcess, readBack, writeDown } from './processes.ts'
import { replaceFile } from './replace-file.ts'

/**
 * Who is answerable for a running server, and so stops it: the process that started it, or one that found it after
 * that process and its watchdog had died.
 */
type Ownership = { readonly owner: KnownProcess; readonly watchdog: KnownProcess }

/** Never removed: it names its server, so it says nothing about the next one. */
export function writeOwnership({ ownership }: HomeFolder, server: KnownProcess, { owner, watchdog }: Ownership): void {
  replaceFile(ownership, [server, owner, watchdog].map(writeDown).join('\n'))
}

export function readOwnership({ ownership }: HomeFolder, of: KnownProcess): Ownership | null {
  let text: string
  try {
    text = readFileSync(ownership, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  const [server, owner, watchdog] = text.split('\n').map(readBack)
  return server && isSame(server, of) && owner && watchdog ? { owner, watchdog } : null
}
