/**
 * The code of a new entry of a list, from what it is called in English: it stands wherever somebody chooses the entry,
 * so it must be its own and never change.
 */
export function codeFor(english: string, taken: readonly string[]): string {
  const beginning = codeBeginning(english)
  if (!taken.includes(beginning)) return beginning
  let number = 2
  while (taken.includes(`${beginning}_${number}`)) number += 1
  return `${beginning}_${number}`
}

/** The part that the name gives. */
export function codeBeginning(english: string): string {
  const words = english
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? ['entry']).join('_').slice(0, 40)
}
