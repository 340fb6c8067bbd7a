import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOfPath } from '#platform/web/doors'

/** The least that counts as a web build. */
export async function writeWebBuild(dist: string): Promise<void> {
  await mkdir(join(dist, '.vite'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  const pages = Object.values(pageOfPath).map((page) => [page, { file: 'assets/page.js' }])
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(pages)))
  for (const door of ['light', 'console']) await writeFile(join(dist, `${door}.html`), '<html></html>')
}
