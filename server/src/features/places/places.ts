import type { Language } from '@catchpitch/contract/languages'
import { iso31661, iso31662 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

type Place = { id: string; name: string }
type DialCode = Place & { dial_code: string }

/** Kosovo has no code in the standard yet; XK is the one that banks, mail and telephones use for it. */
const countryCodes = [...iso31661.map(({ alpha2 }) => alpha2), 'XK']

export const isCountry = (code: string): boolean => countryCodes.includes(code)

function sortedIn(language: Language, places: Place[]): Place[] {
  const { compare } = new Intl.Collator(language)
  return places.toSorted((one, other) => compare(one.name, other.name))
}

/** The names come with Node, as short as people say them: the standard's own list has no "China" under C. */
function nameCountries(language: Language): Place[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return sortedIn(
    language,
    countryCodes.map((id) => ({ id, name: names.of(id) ?? id })),
  )
}

function withDialCode({ id, name }: Place): DialCode[] {
  return isSupportedCountry(id) ? [{ id, name, dial_code: `+${getCountryCallingCode(id)}` }] : []
}

// To sort 250 names by pinyin takes longer than the rest of the call, so it is done once.
const countries: Record<Language, Place[]> = {
  en: nameCountries('en'),
  zh: nameCountries('zh'),
  ms: nameCountries('ms'),
}

const dialCodes: Record<Language, DialCode[]> = {
  en: countries.en.flatMap(withDialCode),
  zh: countries.zh.flatMap(withDialCode),
  ms: countries.ms.flatMap(withDialCode),
}

export const countriesIn = (language: Language): Place[] => countries[language]

export const dialCodesIn = (language: Language): DialCode[] => dialCodes[language]

const written = (name: string) => name.normalize('NFKC').trim().toLowerCase()

const countryByName = new Map(
  Object.values(countries).flatMap((places) =>
    places.flatMap(
      ({ id, name }) =>
        [
          [written(id), id],
          [written(name), id],
        ] as const,
    ),
  ),
)

/** The code of a country as somebody wrote it: its code, or its name in one of our languages. */
export const findCountry = (name: string): string | undefined => countryByName.get(written(name))

/**
 * What lies directly under a country (France's regions, not the departments under them), by the
 * standard's one spelling. Empty if it has no such parts; null if there is no such country.
 */
export function statesOf(country: string): Place[] | null {
  if (!isCountry(country)) return null
  const states = iso31662.filter(({ parent }) => parent === country)
  return sortedIn(
    'en',
    states.map(({ code, name }) => ({ id: code, name })),
  )
}
