// Chinese has no blanks between words: there every character counts, as editors of Chinese text do it.
const word = /\p{Script=Han}|[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-])*/gu

/** How many words a text has, in any of our languages. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}
