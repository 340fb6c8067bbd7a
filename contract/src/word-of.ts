/** The word that a number stands for. A number without a word is a fault of ours, never of the caller. */
export function wordOf<Word extends string>(
  words: readonly Word[],
  numbers: Record<Word, number>,
  number: number,
): Word {
  const word = words.find((candidate) => numbers[candidate] === number)
  if (word === undefined) throw new Error(`${number} stands for none of ${words.join(', ')}`)
  return word
}
