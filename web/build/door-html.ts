import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const languages = ['en', 'zh', 'ms']

/** Which files of `src/i18n` a door loads, as its own words.ts says too. */
const wordAreas: Readonly<Record<string, readonly string[]>> = { light: ['light'], console: ['light', 'console'] }

/** The addresses of the files that hold each language's words for a door. */
function wordFiles(bundle: Bundle, areas: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const fileOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`The build has no file for ${module}.`)
    return `/${chunk.fileName}`
  }
  return Object.fromEntries(
    languages.map((language) => [language, areas.map((area) => fileOf(`/src/i18n/${language}/${area}.ts`))]),
  )
}

async function bootTag(root: string, bundle: Bundle, door: string): Promise<string> {
  const source = await readFile(join(root, 'src/boot.js'), 'utf8')
  const words = JSON.stringify(wordFiles(bundle, wordAreas[door] ?? []))
  const code = source.replace(/^\s*\/\/.*\n/gm, '').replace('__WORDS__', words)
  return `<script nonce="{{nonce}}">${code}</script>`
}

/** A door's stylesheet, written into its page: on a slow line the first paint then waits for nothing but the page. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (tag, file: string) => {
    const asset = bundle[file]
    return asset?.type === 'asset' ? `<style nonce="{{nonce}}">${Buffer.from(asset.source).toString()}</style>` : tag
  })
}

/** Finishes the page of each door: `src/boot.js` goes first, and the light door carries its styles with it. */
export function doorHtml(root: string): Plugin {
  return {
    name: 'catchpitch:door-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        if (!bundle) throw new Error('The page of a door needs the finished chunks.')
        const door = filename.endsWith('light.html') ? 'light' : 'console'
        const styled = door === 'light' ? inlineStyles(html, bundle) : html
        const boot = await bootTag(root, bundle, door)
        return styled.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${boot}`)
      },
    },
  }
}
