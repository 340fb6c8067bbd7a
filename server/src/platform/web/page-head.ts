import { type Language, languages } from '@catchpitch/contract/languages'
import { escapeHtml } from './html-text.ts'
import { publicPages } from './public-pages.ts'

type Head = { title: string; tags: string }

const locales: Readonly<Record<Language, string>> = { en: 'en_MY', zh: 'zh_CN', ms: 'ms_MY' }

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

type Place = { path: string; language: Language; app_name: string; origin: string; picture: string | null }

/** What others than the reader are told of a page: search engines, and whoever shows a preview of a link to it. */
export function pageHead({ path, language, app_name, origin, picture }: Place): Head {
  const page = Object.hasOwn(publicPages, path) ? publicPages[path] : undefined
  if (!page) return { title: app_name, tags: meta('name', 'robots', 'noindex') }
  const title = page.title[language]
  const description = page.description[language]
  const address = `${origin}${page.canonical ?? path}`
  const others = languages.filter((other) => other !== language)
  const tags = [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', app_name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locales[language]),
    ...others.map((other) => meta('property', 'og:locale:alternate', locales[other])),
    ...(picture
      ? [meta('property', 'og:image', `${origin}/${picture}`), meta('name', 'twitter:card', 'summary_large_image')]
      : []),
  ]
  return { title: `${title} · ${app_name}`, tags: tags.join('') }
}
