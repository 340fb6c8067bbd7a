type Names = { readonly first_name: string; readonly last_name: string }

const chinese = /^\p{Script=Han}+$/u

/**
 * How a person is called in full. Names written in Chinese characters have the family name first and no space between:
 * 李伟. In any other script, in a mixture, and in a name that was put into characters by its sound (买买提·吐尔逊) the
 * order stays as it was given.
 */
export function fullNameOf({ first_name, last_name }: Names): string {
  if (chinese.test(first_name) && chinese.test(last_name)) return `${last_name}${first_name}`
  return `${first_name} ${last_name}`.trim()
}

const givenAndFamilyName = /^(\p{Script=Han}+) (\p{Script=Han}+)$/u

/** The same from a name that is stored as one, given name first. */
export const fullNameFrom = (stored: string) => stored.replace(givenAndFamilyName, '$2$1')

/** The longest family names of Chinese are two characters long: 欧阳. */
const family_name_max = 2

/**
 * What a name in Chinese may be the whole of, read the other way round: given name, a space, family name, which is how
 * it is stored. Nothing for a word that is no such name.
 */
export function givenNameFirst(full_name: string): string[] {
  if (!chinese.test(full_name)) return []
  const characters = Array.from(full_name)
  return [...characters.keys()]
    .filter((at) => at > 0 && at <= family_name_max)
    .map((at) => `${characters.slice(at).join('')} ${characters.slice(0, at).join('')}`)
}
