import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** All or nothing, for us alone: whoever reads it, even after a power cut, finds the old text or the new one. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.new`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}
