import { type Language, languages } from '@catchpitch/contract/languages'
import { linkPictureSize } from '#platform/pictures/link-picture-size'
import type { BuiltPictures } from './build.ts'
import { escapeHtml } from './html-text.ts'
import { publicPages } from './public-pages.ts'

type Head = { title: string; tags: string }

const locales: Readonly<Record<Language, string>> = { en: 'en_MY', zh: 'zh_CN', ms: 'ms_MY' }

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** What is told of a page whose content people write: already in the reader's language. */
export type LinkPreview = {
  title: string
  description: string
  /** The path and query under which it is meant to be found. */
  address: string
  /** A picture of its own; null: the product's. */
  picture: LinkPicture | null
}

/** Under an address of its own, or one of the drawings that the web build brings along, by its name. */
type LinkPicture = { alt: string } & ({ address: string } | { drawing: string })

type Place = {
  path: string
  language: Language
  app_name: string
  origin: string
  pictures: BuiltPictures
  /** Null: what is always told of this path. */
  preview: LinkPreview | null
}

function previewOf({ path, language }: Place): LinkPreview | null {
  const page = Object.hasOwn(publicPages, path) ? publicPages[path] : undefined
  if (!page) return null
  const { title, description, canonical = path } = page
  return { title: title[language], description: description[language], address: canonical, picture: null }
}

/** Where the picture is, and what it shows; the product's if it has none of its own. */
function pictureOf({ pictures, app_name }: Place, { picture }: LinkPreview) {
  const found = picture && ('address' in picture ? picture.address : pictures.drawings.get(picture.drawing))
  if (picture && found) return { address: found, alt: picture.alt }
  return pictures.product === null ? null : { address: pictures.product, alt: app_name }
}

function pictureTags(origin: string, { address, alt }: { address: string; alt: string }): string[] {
  return [
    meta('property', 'og:image', `${origin}${address}`),
    // A preview that knows the size shows the picture the first time, before it has fetched it.
    meta('property', 'og:image:type', address.endsWith('.png') ? 'image/png' : 'image/jpeg'),
    meta('property', 'og:image:width', String(linkPictureSize.width)),
    meta('property', 'og:image:height', String(linkPictureSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** What others than the reader are told of a page: search engines, and whoever shows a preview of a link to it. */
export function pageHead(place: Place): Head {
  const { language, app_name, origin } = place
  const page = place.preview ?? previewOf(place)
  if (!page) return { title: app_name, tags: meta('name', 'robots', 'noindex') }
  const { title, description } = page
  const address = `${origin}${page.address}`
  const picture = pictureOf(place, page)
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
    ...(picture ? pictureTags(origin, picture) : []),
  ]
  return { title: `${title} · ${app_name}`, tags: tags.join('') }
}
