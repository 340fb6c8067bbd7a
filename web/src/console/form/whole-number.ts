/** A number out of what was typed, null out of nothing. What is no number stays as it is: the schema says what is wrong. */
export function wholeNumber(typed: string): number | string | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}
