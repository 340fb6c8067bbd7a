/** Where one name ends and the next begins, in what was typed or pasted. */
const separator = /[,;\n，；、]/

const keyOf = (name: string) => name.normalize('NFKC').toLowerCase()

/** The names with those that the text adds. One that is there already, in whatever capitals, is not added again. */
export function withTags(tags: readonly string[], text: string): string[] {
  const next = [...tags]
  for (const name of text.split(separator).map((part) => part.trim())) {
    if (name !== '' && !next.some((tag) => keyOf(tag) === keyOf(name))) next.push(name)
  }
  return next
}

export function endsTag(text: string): boolean {
  return separator.test(text)
}
