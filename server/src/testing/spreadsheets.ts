import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inject } from 'vitest'
import { openSpreadsheets, type Spreadsheets } from '#platform/spreadsheets/spreadsheets'

/** The thread as the build makes it, but with its packages, so that it may lie anywhere. */
async function bundleWorker(): Promise<URL> {
  const folder = await mkdtemp(join(inject('run_folder'), 'spreadsheets-'))
  await build({
    entryPoints: [fileURLToPath(new URL('../platform/spreadsheets/spreadsheet-worker.ts', import.meta.url))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  return pathToFileURL(join(folder, 'spreadsheet-worker.mjs'))
}

let bundled: Promise<URL> | undefined

/** Bundled when a test needs it first; most never do. */
export const spreadsheetWorker = () => (bundled ??= bundleWorker())

let opened: Promise<Spreadsheets> | undefined

/** More patient than the product: on a busy machine a file must be refused for what it is, not for how long it took. */
const open = () => (opened ??= spreadsheetWorker().then((file) => openSpreadsheets(file, { patience_ms: 100_000 })))

export const testSpreadsheets: Spreadsheets = {
  read: async (bytes) => (await open()).read(bytes),
  write: async (rows, format) => (await open()).write(rows, format),
}
