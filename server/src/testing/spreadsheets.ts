import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { openSpreadsheets, type Spreadsheets } from '#platform/spreadsheets/spreadsheets'

/** The thread as the build makes it, but in one piece with its packages and in no file. */
async function bundleWorker(): Promise<URL> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../platform/spreadsheets/spreadsheet-worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return new URL(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`)
}

let opened: Promise<Spreadsheets> | undefined

/** Bundled when a test needs it first; most never do. */
const open = () => (opened ??= bundleWorker().then(openSpreadsheets))

export const testSpreadsheets: Spreadsheets = {
  read: async (bytes) => (await open()).read(bytes),
  write: async (rows, format) => (await open()).write(rows, format),
}
