import { type Language, languages, type Texts } from '@catchpitch/contract/languages'

type Found = { at: string; texts: Texts }

const isTexts = (value: object): value is Texts =>
  Object.keys(value).length === languages.length && languages.every((language) => Object.hasOwn(value, language))

/** Every text in three languages that stands somewhere inside, and where. */
export function everyText(value: unknown, at = ''): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTexts(value)) return [{ at, texts: value }]
  return Object.entries(value).flatMap(([key, inner]) => everyText(inner, `${at}/${key}`))
}

/** Those of some texts that say the same in this language. */
export function repeated(found: readonly Found[], language: Language): string[] {
  const seen = new Map<string, string>()
  return found.flatMap(({ at, texts }) => {
    const said = texts[language].trim().toLowerCase()
    const before = seen.get(said)
    seen.set(said, at)
    return before === undefined ? [] : [`${before} and ${at}: ${said}`]
  })
}

/** Tags of a rich text that it may not have, or that are not closed in the order in which they were opened. */
export function strayTags(html: string): string[] {
  const open: string[] = []
  const stray = (html.match(/<[^>]*>/g) ?? []).filter((tag) => {
    if (!/^<\/?(p|h2|h3|ul|ol|li|strong|em)>$/.test(tag)) return true
    if (tag.startsWith('</')) return open.pop() !== tag.replace('/', '')
    open.push(tag)
    return false
  })
  return [...stray, ...open]
}
