import type { Command } from './command.ts'

/** Capitals, accents and full-width letters make no difference to somebody who is looking for something. */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function isFoundBy({ label, alias }: Pick<Command, 'label' | 'alias'>, words: readonly string[]): boolean {
  const text = folded(`${label} ${alias}`)
  return words.every((word) => text.includes(word))
}

/** Those that hold every word of the query, in the order that they have. */
export function findCommands<Found extends Pick<Command, 'label' | 'alias'>>(
  commands: readonly Found[],
  query: string,
): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return commands.filter((command) => isFoundBy(command, words))
}
