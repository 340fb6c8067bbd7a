import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { firstPaint as en } from '../src/i18n/en/first-paint.ts'
import { firstPaint as ms } from '../src/i18n/ms/first-paint.ts'
import { firstPaint as zh } from '../src/i18n/zh/first-paint.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What a company can choose as its cover, as previews of links show it. */
const drawnPreviews = 'src/ui/company-images/previews'

const languages = ['en', 'zh', 'ms']

type Areas = Readonly<Record<string, readonly string[]>>

/** Which files of `src/i18n` a door loads, as its own words.ts says too; under another name than '', for one page only. */
const wordAreas: Readonly<Record<'light' | 'console', Areas>> = {
  light: {
    '': ['light'],
    'company-page': ['company-page'],
    landing: ['landing'],
    links: ['links'],
    plans: ['plans'],
    'privacy-policy': ['privacy-policy'],
    share: ['share'],
    starter: ['starter'],
    survey: ['survey'],
    terms: ['terms'],
  },
  console: { '': ['light', 'console'] },
}

/** The addresses of the files that hold each language's words for a door. */
function wordFiles(bundle: Bundle, areas: Areas): Record<string, Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const fileOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`The build has no file for ${module}.`)
    return `/${chunk.fileName}`
  }
  const filesOf = (language: string) =>
    Object.entries(areas).map(([page, files]) => [
      page,
      files.map((area) => fileOf(`/src/i18n/${language}/${area}.ts`)),
    ])
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(filesOf(language))]))
}

/** A script that stands in the page itself, with the words that it is about. */
async function inlineScript(root: string, file: string, words: unknown): Promise<string> {
  const source = await readFile(join(root, file), 'utf8')
  const code = source.replace(/^\s*\/\/.*\n/gm, '').replace('__WORDS__', () => JSON.stringify(words))
  return `<script nonce="{{nonce}}">${code}</script>`
}

const firstSaid = (words: typeof en | typeof zh | typeof ms) => ({
  title: words['temporaryLogin.title'],
  lead: words['temporaryLogin.lead'],
  button: words['landing.continue'],
})
const firstWords = { en: firstSaid(en), zh: firstSaid(zh), ms: firstSaid(ms) }

/** A door's stylesheet, written into its page: on a slow line the first paint then waits for nothing but the page. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (tag, file: string) => {
    const asset = bundle[file]
    return asset?.type === 'asset' ? `<style nonce="{{nonce}}">${Buffer.from(asset.source).toString()}</style>` : tag
  })
}

/**
 * Finishes the page of each door: `src/boot.js` goes first, and the light door carries its styles with it, and what it
 * says before its scripts have come.
 */
export function doorHtml(root: string): Plugin {
  return {
    name: 'catchpitch:door-html',
    apply: 'build',
    // Named by no page: the server puts their addresses into the head, for those who show a preview of a link.
    async buildStart() {
      const drawn = await readdir(join(root, drawnPreviews))
      for (const file of ['src/light/landing/link-preview.png', ...drawn.map((name) => `${drawnPreviews}/${name}`)]) {
        const source = await readFile(join(root, file))
        this.emitFile({ type: 'asset', name: basename(file), originalFileName: file, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        if (!bundle) throw new Error('The page of a door needs the finished chunks.')
        const door = filename.endsWith('light.html') ? 'light' : 'console'
        const styled = door === 'light' ? inlineStyles(html, bundle) : html
        const boot = await inlineScript(root, 'src/boot.js', wordFiles(bundle, wordAreas[door]))
        const firstPaint = await inlineScript(root, 'src/first-paint.js', firstWords)
        return styled
          .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${boot}`)
          .replace(/<script[^>]* data-first-paint[^>]*><\/script>/, () => firstPaint)
      },
    },
  }
}
