export const languages = ['en', 'zh', 'ms'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** One text in every language; a translation that nobody has written yet is empty. */
export type Texts = Readonly<Record<Language, string>>

/** As somebody reads it: in English where nobody has translated it yet. */
export function textIn(texts: Texts, language: Language): string {
  return texts[language].trim() === '' ? texts.en : texts[language]
}

/** Each language by its own name, as a switch shows it. */
export const languageName = { en: 'English', zh: '中文', ms: 'Bahasa Melayu' } as const satisfies Record<
  Language,
  string
>

/** A stored or asked-for language; one that we do not speak is the default. */
export function languageFrom(word: string | null | undefined): Language {
  return languages.find((code) => code === word) ?? defaultLanguage
}

/** The first language of an `Accept-Language` header that we speak, by its own order of preference; null if it names none. */
export function namedLanguage(header: string | undefined): Language | null {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const quality = rest.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { tag } of ranked) {
    const known = languages.find((code) => tag === code || tag.startsWith(`${code}-`))
    if (known) return known
  }
  return null
}

/** The same for a visitor, of whom nothing else is known. */
export function preferredLanguage(header: string | undefined): Language {
  return namedLanguage(header) ?? defaultLanguage
}
