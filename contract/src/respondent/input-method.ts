/** The four ways of expressing a statement, with the specification's numbers. */
export const inputMethod = { typing: 1, speech: 2, images: 4, links: 5 } as const

export type InputMethod = (typeof inputMethod)[keyof typeof inputMethod]

/** What an applicant can do today; pictures and links are to come. */
const workingMethods: readonly InputMethod[] = [inputMethod.typing, inputMethod.speech]

/** Of the ways that a company offers, those that work; somebody who is left with none types. */
export function offeredMethods(expression: readonly InputMethod[]): InputMethod[] {
  const offered = expression.filter((method) => workingMethods.includes(method))
  return offered.length === 0 ? [inputMethod.typing] : offered
}
